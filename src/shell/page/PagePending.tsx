import { useEffect, useState } from 'react';

import { useAnnounce } from '#src/ui/feedback/announce.ts';
import { useLongWait } from '#src/ui/feedback/longWait.ts';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';

import css from './PageNotes.module.css';

/** Quality-bar section 1. */
const DELAY_MS = 1_000;
const TEXT = 'The next page is on its way.';

/** Says above the current page, which stays usable, that the next page is loading (FT-15). */
export function PagePending() {
  const [isShown, setShown] = useState(false);
  const announce = useAnnounce();
  const long = useLongWait(true);

  useEffect(() => {
    let withdraw = () => {};
    const timer = setTimeout(() => {
      setShown(true);
      withdraw = announce(TEXT);
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      withdraw();
    };
  }, [announce]);

  return isShown ? (
    <p className={css['note']}>
      <Spinner />
      {long ?? TEXT}
    </p>
  ) : null;
}
