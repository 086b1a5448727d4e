import type { Middleware } from '@reduxjs/toolkit';

import { isProduction } from '#store/environment.ts';
import type { AppStore } from '#store/index.ts';

import type { Extension } from './extension.ts';

export interface DevTools {
  /** Comes last, and copies what reached the reducers. */
  readonly middleware: Middleware;
  /** The store that the page is drawn from: DevTools move it in time, and the real one, which has the middleware, goes on. */
  shownStore(store: AppStore): AppStore;
}

/**
 * Redux DevTools in development and against the sandbox, never for a borrower of a lender; null without the extension.
 * They get redacted actions and states, like the action log.
 */
export async function devTools(
  isSandbox: boolean,
  isDevelopment = !isProduction,
): Promise<DevTools | null> {
  if (!isSandbox && !isDevelopment) return null;
  const { __REDUX_DEVTOOLS_EXTENSION__: extension } = globalThis as {
    __REDUX_DEVTOOLS_EXTENSION__?: Extension;
  };
  if (!extension) return null;
  const { linkDevTools } = await import('./linkDevTools.ts');
  return linkDevTools(extension, isDevelopment);
}
