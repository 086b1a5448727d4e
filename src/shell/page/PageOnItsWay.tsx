import { useEffect, useState } from 'react';

import { useAnnounce } from '#src/ui/feedback/announce.ts';
import { useLongWait } from '#src/ui/feedback/longWait.ts';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';

import css from './PageNotes.module.css';

/** Quality-bar section 1: the words of a wait. */
const AFTER_MS = 1_000;
const WORDS = 'The next page is on its way.';

/** Says that the code of the next page is still to come, above the page in hand, which stays usable (FT-15). */
export function PageOnItsWay() {
  const [isTold, setTold] = useState(false);
  const announce = useAnnounce();
  const long = useLongWait(true);

  // The clock of the wait.
  useEffect(() => {
    let withdraw = () => {};
    const timer = setTimeout(() => {
      setTold(true);
      withdraw = announce(WORDS);
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
      withdraw();
    };
  }, [announce]);

  return isTold ? (
    <p className={css['note']}>
      <Spinner />
      {long ?? WORDS}
    </p>
  ) : null;
}
