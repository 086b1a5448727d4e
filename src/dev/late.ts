import { lazyPart } from '#src/shell/lazyPart.tsx';

/*
 * The controls of developers (DEV-1). Webpack leaves an import out of a production build only where the condition
 * stands beside it: it does not look into another module for `isProduction` (A-79, SC-23).
 */

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
