import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

import type { Log } from '#server/log.ts';

import type { GatewayOutcome } from './gateway.ts';

/** Our choice: pages retry on their own for this long. After that, a load balancer should use another copy. */
const FAILING_THRESHOLD_MS = 30_000;
const PROBE_MS = 5_000;
const PATIENCE_MS = 5_000;

/** Statuses that a proxy in front of the gateway sends if the gateway is down. */
const ABSENT = new Set([502, 503, 504]);

const isFailure = (outcome: Exclude<GatewayOutcome, 'left'>) =>
  typeof outcome === 'string' || ABSENT.has(outcome);

/** Checks for any response, whatever its status. */
function knock(address: string): Promise<GatewayOutcome> {
  const send = address.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const asked = send(address, { method: 'HEAD', agent: false, timeout: PATIENCE_MS });
    asked.once('timeout', () => {
      resolve('late');
      asked.destroy();
    });
    asked.once('error', () => resolve('unreachable'));
    asked.once('close', () => resolve('unreachable'));
    asked.once('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 'unreachable');
    });
    asked.end();
  });
}

export interface GatewayWatchOptions {
  readonly gatewayUrl: string;
  readonly log: Log;
  readonly longMs?: number;
  readonly probeMs?: number;
}

export type GatewayWatch = ReturnType<typeof watchGateway>;

/**
 * Tracks whether the gateway answers the borrowers' calls. While calls fail, and before the first one, the host
 * checks by itself. A load balancer sends no calls to a host that isn't ready, so nothing else would show that the
 * gateway is back.
 */
export function watchGateway(options: GatewayWatchOptions) {
  const { gatewayUrl, log, longMs = FAILING_THRESHOLD_MS, probeMs = PROBE_MS } = options;
  let wasHeard = false;
  let failingSince: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function recordOutcome(outcome: GatewayOutcome): void {
    if (outcome === 'left') return;
    if (isFailure(outcome)) {
      if (failingSince !== null) return;
      failingSince = performance.now();
      log('warn', 'gateway fails', { reason: String(outcome) });
      probeLater();
    } else {
      if (failingSince !== null) log('warn', 'gateway answers again');
      wasHeard = true;
      failingSince = null;
      clearTimeout(timer);
    }
  }

  const probe = async () => {
    recordOutcome(await knock(gatewayUrl));
    if (failingSince !== null) probeLater();
  };

  function probeLater(): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void probe(), probeMs).unref();
  }

  void probe();

  return {
    /** Reports the result of a call. */
    recordOutcome,
    wasHeard: () => wasHeard,
    hasFailedLong: () => failingSince !== null && performance.now() - failingSince >= longMs,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
