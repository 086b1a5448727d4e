import { createContext, useContext, useEffect, useRef } from 'react';

import { useAnnounce } from '#src/ui/feedback/announce.ts';

import type { ServerErrors } from './useFormErrors.ts';

/** How long the lender asks us to wait before a retry, in words. Null if it doesn't. */
export const WaitContext = createContext<string | null>(null);

/**
 * Returns the text next to the submit button until a retry is allowed (FT-05). Start and end are announced, but there
 * is no countdown.
 */
export function useWait({ banner }: Pick<ServerErrors, 'banner'>): string | null {
  const text = useContext(WaitContext);
  const wait = banner?.mustWait ? text : null;
  const announce = useAnnounce();
  const hasWaited = useRef(false);

  useEffect(() => {
    if (hasWaited.current && wait === null) announce('You can try again now.');
    hasWaited.current = wait !== null;
  }, [announce, wait]);

  return wait;
}
