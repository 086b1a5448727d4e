import type { Middleware, MiddlewareAPI } from '@reduxjs/toolkit';

interface LateMiddleware {
  readonly middleware: Middleware;
  /** Puts the real one in its place, and tells it in order what it missed. `ready` is called between the two. */
  readonly arrive: (real: Middleware, ready: () => void) => void;
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
    arrive(middleware, ready) {
      if (!store) throw new Error('The store does not have this middleware');
      real = middleware(store);
      ready();
      // The reducers have seen them already.
      const hear = real((action) => action);
      for (const action of missed.splice(0)) hear(action);
    },
  };
}
