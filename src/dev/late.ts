import type { ComponentType } from 'react';

type Load = () => Promise<ComponentType<object>>;

/*
 * The controls of developers (DEV-1). Webpack leaves an import out of a production build only where the condition
 * stands beside it: it does not look into another module for `isProduction` (A-79, SC-23).
 */

/** Null in production. */
export const loadDevControls: Load | null =
  process.env.NODE_ENV === 'development'
    ? () => import('./DevControls.tsx').then((module) => module.DevControls)
    : null;

/** Null in production. */
export const loadAgentField: Load | null =
  process.env.NODE_ENV === 'development'
    ? () => import('./AgentField.tsx').then((module) => module.AgentField)
    : null;
