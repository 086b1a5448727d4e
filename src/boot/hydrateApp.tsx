import {
  StrictMode,
  startTransition,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';

import { EarlyInputContext } from '#src/ui/form/earlyInput.ts';

import { earlyInput, type EarlyPage } from './earlyInput.ts';
import { hydrateRoot } from './reactDom.ts';

/** Hydrates the prerendered page in a transition, which lets input through. Resolves after hydration. */
export function hydrateApp(
  container: Element,
  app: ReactNode,
  onFatalError: (error: unknown) => void,
): Promise<void> {
  const early = earlyInput(document, window.homelineEarly);
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(
        container,
        <StrictMode>
          <HydrationHandoff early={early} onHydrated={resolve}>
            {app}
          </HydrationHandoff>
        </StrictMode>,
        // The error boundary has already reported the error. A borrower's console stays empty (SC-14).
        {
          onCaughtError: () => undefined,
          onUncaughtError: onFatalError,
          // Not reported: React renders a lazy-loaded part again if a translator changed it before its code arrived
          // (FT-51).
          onRecoverableError: (error) => document.querySelector('font') ?? reportError(error),
        },
      );
    });
  });
}

interface HandoffProps {
  early: EarlyPage;
  onHydrated: () => void;
  children: ReactNode;
}

/** Hands the input from before hydration to the forms, then stops recording. */
export function HydrationHandoff({ early, onHydrated, children }: HandoffProps) {
  const hasEnded = useRef(false);

  // Has to happen before the next key press, which would otherwise go to the body.
  useLayoutEffect(() => early.refocus(), [early]);

  // Runs after the effects of the forms inside, which have taken their input by then.
  useEffect(() => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    early.end();
    onHydrated();
  }, [early, onHydrated]);

  return <EarlyInputContext value={early}>{children}</EarlyInputContext>;
}
