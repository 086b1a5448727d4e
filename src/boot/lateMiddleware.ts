import type { Middleware, MiddlewareAPI } from '@reduxjs/toolkit';

interface LateMiddleware {
  readonly middleware: Middleware;
  /** Puts the real one in its place once `start` has ended, and tells it in order what it missed until then. */
  readonly arrive: (real: Middleware, start: () => Promise<void>) => Promise<void>;
}

/** A middleware whose code comes after the page is in use. Until then the store goes on, and nothing is forgotten. */
export function lateMiddleware(): LateMiddleware {
  const missed: unknown[] = [];
  let store: MiddlewareAPI | null = null;
  let real: ReturnType<Middleware> | null = null;

  return {
    middleware: (api) => {
      store = api;
      return (next) => (action) => {
        if (real) return real(next)(action);
        const result = next(action);
        missed.push(action);
        return result;
      };
    },
    async arrive(middleware, start) {
      if (!store) throw new Error('The store does not have this middleware');
      const arrived = middleware(store);
      await start();
      // The reducers have seen them already. What is dispatched in answer to one is missed too, and comes after the rest.
      const hear = arrived((action) => action);
      for (const action of missed) hear(action);
      missed.length = 0;
      real = arrived;
    },
  };
}
