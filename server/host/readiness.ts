import type { Hono } from 'hono';

import type { SandboxEnv } from '#server/sandbox/http/env.ts';

import type { GatewayWatch } from './gatewayWatch.ts';

export const HEALTH_PATH = '/healthz';
export const READINESS_PATH = '/readyz';

export type Unready = 'starting' | 'draining' | 'gateway';

/**
 * Returns why this host isn't ready: the gateway hasn't answered yet or has been failing for long, or the host is
 * shutting down.
 */
export function createReadiness(gateway: Pick<GatewayWatch, 'wasHeard' | 'hasFailedLong'> | null) {
  let isDraining = false;
  return {
    drain: () => {
      isDraining = true;
    },
    isDraining: () => isDraining,
    whyNotReady: (): Unready | null => {
      if (isDraining) return 'draining';
      if (gateway === null) return null;
      if (!gateway.wasHeard()) return 'starting';
      return gateway.hasFailedLong() ? 'gateway' : null;
    },
  };
}

/** Serves the orchestrator's checks: is the process alive, and is it ready for requests? */
export function serveHealth(app: Hono<SandboxEnv>, whyNotReady: () => Unready | null): void {
  app.get(HEALTH_PATH, (c) => c.text('alive'));
  app.get(READINESS_PATH, (c) => {
    const reason = whyNotReady();
    return reason === null ? c.text('ready') : c.text(`not ready: ${reason}`, 503);
  });
}
