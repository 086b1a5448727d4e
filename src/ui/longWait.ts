import { useEffect, useState } from 'react';

import { useAnnounce } from './announce.ts';

const LONG_MS = 10_000;
const WORDS = 'This is taking longer than usual. We are still working on it.';

/** What to say of something that has been under way for ten seconds (FT-06, quality-bar section 1); it is announced once. */
export function useLongWait(isUnderWay: boolean): string | null {
  const [isLong, setLong] = useState(false);
  const announce = useAnnounce();

  // The clock of the wait.
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(() => {
      setLong(true);
      announce(WORDS);
    }, LONG_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isUnderWay, announce]);

  return isLong ? WORDS : null;
}
