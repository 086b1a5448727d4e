import type { Middleware } from '@reduxjs/toolkit';

import { isProduction } from '#store/environment.ts';
import type { AppStore } from '#store/index.ts';

import type { Extension } from './extension.ts';

export interface DevTools {
  /** Must be the last middleware, so it copies only what reached the reducers. */
  readonly middleware: Middleware;
  /**
   * The store that the page is drawn from. DevTools move it in time while the real store, which has the middleware,
   * goes on.
   */
  shownStore(store: AppStore): AppStore;
}

/**
 * Returns Redux DevTools in development and against the sandbox, never for a lender's borrowers, and null without the
 * extension. DevTools get the same redacted actions and states as the action log.
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
