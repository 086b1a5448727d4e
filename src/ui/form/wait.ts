import { createContext, useContext, useEffect, useRef } from 'react';

import { useAnnounce } from '#src/ui/feedback/announce.ts';

import type { Served } from './useFormErrors.ts';

/** How long the lender asked to wait before something is sent again, in words; null when nothing has to wait. */
export const WaitContext = createContext<string | null>(null);

/**
 * What to say at the button of a form whose answer came too early, until it may be pressed again (FT-05).
 * - It is said once how long, and once that it is over; nobody is counted down to.
 */
export function useWait({ banner }: Pick<Served, 'banner'>): string | null {
  const asked = useContext(WaitContext);
  const wait = banner?.mustWait ? asked : null;
  const announce = useAnnounce();
  const hasWaited = useRef(false);

  // The end comes by itself, so it has to be said (AX-07).
  useEffect(() => {
    if (hasWaited.current && wait === null) announce('You can try again now.');
    hasWaited.current = wait !== null;
  }, [announce, wait]);

  return wait;
}
