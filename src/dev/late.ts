import { lazyPart } from '#src/shell/lazyPart.tsx';

/* The developers' controls (DEV-1). Webpack only removes an import from a production build if the condition is next to
   it. It doesn't look for `isProduction` in another module (A-79, SC-23). */

/** Null in production. */
export const LazyDevControls =
  process.env.NODE_ENV === 'development'
    ? lazyPart('devControls', async () => (await import('./DevControls.tsx')).DevControls)
    : null;

/** Null in production. */
export const LazyAgentField =
  process.env.NODE_ENV === 'development'
    ? lazyPart('agentField', async () => (await import('./AgentField.tsx')).AgentField)
    : null;
