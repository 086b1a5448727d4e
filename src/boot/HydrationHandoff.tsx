import { useEffect, useRef, type ReactNode } from 'react';

import { EarlyInputContext } from '#src/ui/form/earlyInput.ts';

import type { EarlyPage } from './earlyInput.ts';

interface TakeOverProps {
  early: EarlyPage;
  /** React has the page. */
  onEnd: () => void;
  children: ReactNode;
}

/** Hands what was done before React was there to whoever wants it, once. */
export function HydrationHandoff({ early, onEnd, children }: TakeOverProps) {
  const isOver = useRef(false);

  // The page before React is the document's; the forms inside have taken theirs by now.
  useEffect(() => {
    if (isOver.current) return;
    isOver.current = true;
    early.end();
    onEnd();
  }, [early, onEnd]);

  return <EarlyInputContext value={early}>{children}</EarlyInputContext>;
}
