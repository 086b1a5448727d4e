import { StrictMode, startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { earlyInput } from './earlyInput.ts';
import { HydrationHandoff } from './HydrationHandoff.tsx';

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
        { onCaughtError: () => undefined, onUncaughtError: onFatalError },
      );
    });
  });
}
