import { useEffect, useState } from 'react';

import { useAnnounce } from '#src/ui/feedback/announce.ts';
import { useLongWait } from '#src/ui/feedback/longWait.ts';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';

import css from './PagePlaceholder.module.css';
import notes from './PageNotes.module.css';

/**
 * The placeholder while the screen isn't known or its code is loading.
 * - Shows nothing for 300 ms, then a spinner, after a second words, and after ten seconds that it takes longer than
 *   usual.
 * - Its heading takes no focus. The screen's own heading does.
 */
export function PagePlaceholder() {
  return (
    <div className={css['waiting']}>
      <h1 className={css['text']}>One moment</h1>
      <p className={css['text']}>We're opening this page.</p>
      <p className={css['long']}>
        This is taking longer than usual. We&apos;re still working on it.
      </p>
    </div>
  );
}

/** Quality-bar section 1. */
const DELAY_MS = 1_000;
const TEXT = 'The next page is on its way.';

/** Says above the current page that the next page is loading. The current page stays usable (FT-15). */
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
    <p className={notes['note']}>
      <Spinner />
      {long ?? TEXT}
    </p>
  ) : null;
}
