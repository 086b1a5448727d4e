import type { Action, StoreEnhancer } from '@reduxjs/toolkit';

import { isProduction } from '#store/environment.ts';

/** What of the Redux DevTools extension is used. */
interface Extension {
  (options: {
    name: string;
    actionSanitizer: (action: Action) => Action;
    stateSanitizer: (state: unknown) => unknown;
    maxAge: number;
    features: Record<string, boolean>;
  }): StoreEnhancer;
}

/** A whole registration and the offers after it stay reachable; the extension forgets all but 50 by itself. */
const MOST_ACTIONS = 1_000;

/** What cannot be redacted is not shown. */
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
 * Redux DevTools, for those who develop Homeline and for those who try it against the sandbox; nobody opens the store
 * of a borrower at a lender. They are shown what the action log is told. They stand inside the middleware, so time
 * travel changes the state, and with it the screen, and no saga hears of it.
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
      maxAge: MOST_ACTIONS,
      // Sending actions by hand would go past the middleware, and the sagas would not hear of them. What is exported is
      // not redacted; "Save a log for support" is the redacted file.
      features: { pause: true, export: false, jump: true, skip: true },
    }),
  ];
}
