import { useLayoutEffect, useState } from 'react';

import { useAnnounce } from './announce.ts';

/** Shorter waits are over before they are told of. */
const BUSY_MS = 1_000;
const LONG_MS = 10_000;
const WORDS = 'This is taking longer than usual. We are still working on it.';

/**
 * What to say of something that has been under way for ten seconds (FT-06, quality-bar section 1); it is announced once,
 * and before it what is under way, where that is said by something else than a live region (AX-07). Neither outlives the
 * wait: behind a modal they would be heard as it ends.
 */
export function useLongWait(isUnderWay: boolean, doing?: string): string | null {
  const [isLong, setLong] = useState(false);
  const announce = useAnnounce();

  // The clock of the wait. A modal goes before anything is painted, and so does what was said behind it.
  useLayoutEffect(() => {
    if (!isUnderWay) return undefined;
    const withdrawals: (() => void)[] = [];
    const say = (words: string) => void withdrawals.push(announce(words));
    const soon = doing === undefined ? doing : setTimeout(say, BUSY_MS, doing);
    const timer = setTimeout(() => {
      setLong(true);
      say(WORDS);
    }, LONG_MS);
    return () => {
      clearTimeout(soon);
      clearTimeout(timer);
      setLong(false);
      for (const withdraw of withdrawals) withdraw();
    };
  }, [isUnderWay, doing, announce]);

  return isLong ? WORDS : null;
}
