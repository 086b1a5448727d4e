import { useEffect, useState } from 'react';

import { useAnnounce } from '#src/ui/announce.ts';
import { Spinner } from '#src/ui/Spinner.tsx';

import css from './PageNotes.module.css';

/** Quality-bar section 1: the words of a wait, and of a long one. */
const told = [
  { afterMs: 1_000, words: 'The next page is on its way.' },
  {
    afterMs: 10_000,
    words: 'This is taking longer than usual. We are still working on it.',
  },
] as const;

/** Says that the code of the next page is still to come, above the page in hand, which stays usable (FT-15). */
export function PageOnItsWay() {
  const [words, setWords] = useState('');
  const announce = useAnnounce();

  // The clock of the wait.
  useEffect(() => {
    const timers = told.map((wait) =>
      setTimeout(() => {
        setWords(wait.words);
        announce(wait.words);
      }, wait.afterMs),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [announce]);

  return words === '' ? null : (
    <p className={css['note']}>
      <Spinner />
      {words}
    </p>
  );
}
