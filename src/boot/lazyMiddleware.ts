import type { Middleware, MiddlewareAPI } from '@reduxjs/toolkit';

interface LazyMiddleware {
  readonly middleware: Middleware;
  /** Attaches the real middleware after `start` and replays the earlier actions in order. */
  readonly attach: (real: Middleware, start: () => Promise<void>) => Promise<void>;
}

/** A middleware whose code loads later. Until then it passes actions on and records them for the replay. */
export function lazyMiddleware(): LazyMiddleware {
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
    async attach(middleware, start) {
      if (!store) throw new Error('The store does not have this middleware');
      const attached = middleware(store);
      await start();
      // The reducers have already handled these actions. Actions dispatched during the replay are appended to the list.
      const replay = attached((action) => action);
      for (const action of missed) replay(action);
      missed.length = 0;
      real = attached;
    },
  };
}
