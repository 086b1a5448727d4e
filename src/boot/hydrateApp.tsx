import { StrictMode, startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { earlyInput } from './earlyInput.ts';
import { HydrationHandoff } from './HydrationHandoff.tsx';

/** Hydrates the painted page as a transition, which React draws in slices with input between them; resolves after it. */
export function hydrateApp(
  container: Element,
  app: ReactNode,
  giveUp: (error: unknown) => void,
): Promise<void> {
  const early = earlyInput(document, window.homelineEarly);
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(
        container,
        <StrictMode>
          <HydrationHandoff early={early} onEnd={resolve}>
            {app}
          </HydrationHandoff>
        </StrictMode>,
        // Its region has told the sagas; the console of a borrower is told nothing (SC-14).
        { onCaughtError: () => undefined, onUncaughtError: giveUp },
      );
    });
  });
}
