import type { Action, StoreEnhancer } from '@reduxjs/toolkit';

import { isProduction } from '#store/environment.ts';

/** The used part of the Redux DevTools extension. */
interface Extension {
  (options: {
    name: string;
    actionSanitizer: (action: Action) => Action;
    stateSanitizer: (state: unknown) => unknown;
    maxAge: number;
    features: Record<string, boolean>;
  }): StoreEnhancer;
}

/** Enough for a whole registration with its offers; the extension's default is 50. */
const MAX_ACTIONS = 1_000;

/** Falls back to `hidden` when redaction fails. */
function orHidden<Given, Shown>(redact: (given: Given) => Shown, hidden: (given: Given) => Shown) {
  return (given: Given): Shown => {
    try {
      return redact(given);
    } catch {
      return hidden(given);
    }
  };
}

/**
 * Redux DevTools in development and against the sandbox, never for a borrower of a lender. It shows redacted actions
 * and state, like the action log. It sits inside the middleware: time travel changes the state and runs no saga.
 */
export async function devTools(
  isSandbox: boolean,
  isDevelopment = !isProduction,
): Promise<StoreEnhancer[]> {
  if (!isSandbox && !isDevelopment) return [];
  const { __REDUX_DEVTOOLS_EXTENSION__: extension } = globalThis as {
    __REDUX_DEVTOOLS_EXTENSION__?: Extension;
  };
  if (!extension) return [];
  const { redactAction, redactState } = await import('#store/actionLog/redact.ts');
  return [
    extension({
      name: 'Homeline',
      actionSanitizer: orHidden(redactAction, ({ type }) => ({ type })),
      stateSanitizer: orHidden(redactState, () => 'This state cannot be shown'),
      maxAge: MAX_ACTIONS,
      // No dispatching: a dispatched action would skip the middleware. No export: it is not redacted ("Save a log for
      // support" is).
      features: { pause: true, export: false, jump: true, skip: true },
    }),
  ];
}
