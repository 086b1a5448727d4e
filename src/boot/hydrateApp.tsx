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

/** Hydrates the prerendered page as a transition, which lets input through; resolves after hydration. */
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
        // The region has reported the error; the console shows nothing to a borrower (SC-14).
        {
          onCaughtError: () => undefined,
          onUncaughtError: onFatalError,
          // React renders a late part anew that a translator has changed before its code came (FT-51).
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

/** Hands the input of the time before hydration to the forms, and then ends its recording. */
export function HydrationHandoff({ early, onHydrated, children }: HandoffProps) {
  const hasEnded = useRef(false);

  // Before the next key, which would go to the body.
  useLayoutEffect(() => early.refocus(), [early]);

  // An effect: the forms inside have taken their input by now.
  useEffect(() => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    early.end();
    onHydrated();
  }, [early, onHydrated]);

  return <EarlyInputContext value={early}>{children}</EarlyInputContext>;
}
