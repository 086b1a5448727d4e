import type { Hono } from 'hono';

import type { SandboxEnv } from '#server/sandbox/http/env.ts';

import type { GatewayWatch } from './gatewayWatch.ts';

export const HEALTH_PATH = '/healthz';
export const READINESS_PATH = '/readyz';

/** Why a balancer should send its requests elsewhere. */
export type Unready = 'starting' | 'draining' | 'gateway';

/** Whether this host should get requests: not before its gateway has answered, while it fails for long, or at the end. */
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

/** What an orchestrator asks: whether the process is alive, and whether it should get requests. */
export function serveHealth(app: Hono<SandboxEnv>, whyNotReady: () => Unready | null): void {
  app.get(HEALTH_PATH, (c) => c.text('alive'));
  app.get(READINESS_PATH, (c) => {
    const reason = whyNotReady();
    return reason === null ? c.text('ready') : c.text(`not ready: ${reason}`, 503);
  });
}
