import type { Server } from 'node:http';

import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { SandboxEnv } from '#server/sandbox/http/env.ts';

import type { GatewayOutcome } from './gateway.ts';
import { createHttpServer, type ListenerLimits } from './listener.ts';
import type { Observed } from './observe.ts';
import { serveHealth, type Unready } from './readiness.ts';

const METRICS_PATH = '/metrics';

/** Seconds. Most responses take milliseconds, and the longest deadline of a page is 60 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

const classOf = (status: number) => `${Math.floor(status / 100)}xx`;

export interface MeasuredHost {
  readonly server: Server;
  readonly whyNotReady: () => Unready | null;
}

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => {
    server.getConnections((_error, count) => resolve(count ?? 0));
  });

function readAtScrape(registry: Registry, { server, whyNotReady }: MeasuredHost): void {
  const registers = [registry];
  new Gauge({
    name: 'homeline_open_connections',
    help: 'Connections of clients, sockets of the chat among them.',
    registers,
    async collect() {
      this.set(await connectionsOf(server));
    },
  });
  new Gauge({
    name: 'homeline_ready',
    help: '1 where /readyz answers 200.',
    registers,
    collect() {
      this.set(whyNotReady() === null ? 1 : 0);
    },
  });
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the host's Prometheus metrics. Labels have fixed values. */
export function createMetrics({ server, whyNotReady }: MeasuredHost) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'homeline_http_request_duration_seconds',
    help: 'Requests by the pattern of their path and the class of their status, with the time until the answer had left.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const gatewayCalls = new Counter({
    name: 'homeline_gateway_calls_total',
    help: 'Calls passed on to the gateway, by the class of its status; unreachable, late, or left by the client.',
    labelNames: ['outcome'],
    registers,
  });
  const policyReports = new Counter({
    name: 'homeline_policy_reports_total',
    help: 'Violations of the policy of a page, by directive and keyword.',
    labelNames: ['kind'],
    registers,
  });
  readAtScrape(registry, { server, whyNotReady });

  return {
    answered: ({ method, route, status, ms }: Observed) =>
      requests.observe({ method, route, status: classOf(status) }, ms / 1_000),
    gatewayCalled: (outcome: GatewayOutcome) =>
      gatewayCalls.inc({ outcome: typeof outcome === 'number' ? classOf(outcome) : outcome }),
    policyReported: (kind: string) => policyReports.inc({ kind }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

/** Our choice: few connections, because orchestrators and Prometheus ask only a few times a minute. */
const LIMITS: ListenerLimits = { most: 50, places: { kept: 40, ofAddress: Infinity } };

/** Serves metrics and health on a separate port that load balancers don't expose, so borrowers can't use it up. */
export function createMetricsServer(
  { contentType, text }: { readonly contentType: string; readonly text: () => Promise<string> },
  whyNotReady: () => Unready | null,
): Server {
  const app = new Hono<SandboxEnv>();
  serveHealth(app, whyNotReady);
  app.get(METRICS_PATH, async (c) => c.body(await text(), 200, { 'Content-Type': contentType }));
  const answer = getRequestListener(app.fetch);
  return createHttpServer((request, response) => void answer(request, response), undefined, LIMITS);
}
