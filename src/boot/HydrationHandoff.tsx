import { useEffect, useRef, type ReactNode } from 'react';

import { EarlyInputContext } from '#src/ui/form/earlyInput.ts';

import type { EarlyPage } from './earlyInput.ts';

interface HandoffProps {
  early: EarlyPage;
  /** Called after hydration. */
  onHydrated: () => void;
  children: ReactNode;
}

/** Hands the input of the time before hydration to the forms, and then ends its recording. */
export function HydrationHandoff({ early, onHydrated, children }: HandoffProps) {
  const hasEnded = useRef(false);

  // An effect: the forms inside have taken their input by now.
  useEffect(() => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    early.end();
    onHydrated();
  }, [early, onHydrated]);

  return <EarlyInputContext value={early}>{children}</EarlyInputContext>;
}
