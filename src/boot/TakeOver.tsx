import { useEffect, useRef, type ReactNode } from 'react';

import { EarlyInputContext } from '#src/ui/earlyInput.ts';

import type { EarlyPage } from './earlyInput.ts';

/** Hands what was done before React was there to whoever wants it, once. */
export function TakeOver({ early, children }: { early: EarlyPage; children: ReactNode }) {
  const isOver = useRef(false);

  // The page before React is the document's; the forms inside have taken theirs by now.
  useEffect(() => {
    if (!isOver.current) early.end();
    isOver.current = true;
  }, [early]);

  return <EarlyInputContext value={early}>{children}</EarlyInputContext>;
}
