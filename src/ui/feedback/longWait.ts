import { useLayoutEffect, useState } from 'react';

import { useAnnounce } from './announce.ts';

/** Shorter waits aren't announced. */
const BUSY_MS = 1_000;
const LONG_MS = 10_000;
const TEXT = "This is taking longer than usual. We're still working on it.";

/**
 * Returns and announces the text for a wait of more than ten seconds (FT-06, quality-bar section 1). If no live region
 * says what is happening, `doing` is announced after a second (AX-07). The end of the wait withdraws both, because they
 * would otherwise be read when a modal closes.
 */
export function useLongWait(isUnderWay: boolean, doing?: string): string | null {
  const [isLong, setLong] = useState(false);
  const announce = useAnnounce();

  // A layout effect, because a modal closes before the paint and the announcement behind it has to go with it.
  useLayoutEffect(() => {
    if (!isUnderWay) return undefined;
    const withdrawals: (() => void)[] = [];
    const sayText = (text: string) => void withdrawals.push(announce(text));
    const busyTimer = doing === undefined ? doing : setTimeout(sayText, BUSY_MS, doing);
    const timer = setTimeout(() => {
      setLong(true);
      sayText(TEXT);
    }, LONG_MS);
    return () => {
      clearTimeout(busyTimer);
      clearTimeout(timer);
      setLong(false);
      for (const withdraw of withdrawals) withdraw();
    };
  }, [isUnderWay, doing, announce]);

  return isLong ? TEXT : null;
}
