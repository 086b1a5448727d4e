import { globalAgent as httpAgent, type Server } from 'node:http';
import { globalAgent as httpsAgent } from 'node:https';

import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { SandboxEnv } from '#server/sandbox/http/env.ts';

import type { GatewayOutcome } from './gateway.ts';
import type { RefusingLimit } from './connections.ts';
import { createHttpServer, type ListenerLimits } from './listener.ts';
import type { Observed } from './observe.ts';
import { serveHealth, type Unready } from './readiness.ts';

const METRICS_PATH = '/metrics';

/** Seconds. Most responses take milliseconds, and the longest deadline of a page is 60 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

const classOf = (status: number) => `${Math.floor(status / 100)}xx`;

export interface MeasuredHost {
  readonly server: Server;
  readonly version: string;
  readonly inFlight: () => number;
  readonly whyNotReady: () => Unready | null;
}

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => {
    server.getConnections((_error, count) => resolve(count ?? 0));
  });

const countOf = (sockets: NodeJS.ReadOnlyDict<readonly unknown[]>): number =>
  Object.values(sockets).reduce((sum, list) => sum + (list?.length ?? 0), 0);

/** The connections to a gateway: those that a call uses, idle ones, and calls that wait for one. */
const pool = (): Readonly<Record<'used' | 'idle' | 'waiting', number>> => {
  const agents = [httpAgent, httpsAgent];
  const sum = (part: 'sockets' | 'freeSockets' | 'requests') =>
    agents.reduce((total, agent) => total + countOf(agent[part]), 0);
  return { used: sum('sockets'), idle: sum('freeSockets'), waiting: sum('requests') };
};

function readAtScrape(registry: Registry, host: MeasuredHost): void {
  const { server, whyNotReady, inFlight, version } = host;
  const registers = [registry];
  new Gauge({
    name: 'homeline_build_info',
    help: 'Always 1, with the version of the app.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
  new Gauge({
    name: 'homeline_requests_in_flight',
    help: 'Requests that have no whole answer yet.',
    registers,
    collect() {
      this.set(inFlight());
    },
  });
  new Gauge({
    name: 'homeline_gateway_connections',
    help: 'Connections to the gateway that a call uses or that are idle, and calls that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(pool())) this.set({ state }, count);
    },
  });
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

/** What is counted as it happens. */
function createCounters(registers: Registry[]) {
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
  const gatewayTime = new Histogram({
    name: 'homeline_gateway_duration_seconds',
    help: 'Time until the head of the answer of the gateway, by outcome. The rest of a request is the time of the host.',
    labelNames: ['outcome'],
    buckets: BUCKETS,
    registers,
  });
  const brandRequests = new Counter({
    name: 'homeline_brand_requests_total',
    help: 'Requests by brand and the class of their status.',
    labelNames: ['brand', 'status'],
    registers,
  });
  const refusals = new Counter({
    name: 'homeline_limit_refusals_total',
    help: 'Requests and connections that a limit of this host refused.',
    labelNames: ['limit'],
    registers,
  });
  const policyReports = new Counter({
    name: 'homeline_policy_reports_total',
    help: 'Violations of the policy of a page, by directive and keyword.',
    labelNames: ['kind'],
    registers,
  });
  return { requests, gatewayCalls, gatewayTime, brandRequests, refusals, policyReports };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the host's Prometheus metrics. Labels have fixed values. */
export function createMetrics(host: MeasuredHost) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const { requests, gatewayCalls, gatewayTime, brandRequests, refusals, policyReports } =
    createCounters(registers);
  readAtScrape(registry, host);

  return {
    answered({ method, route, status, ms, brand }: Observed) {
      requests.observe({ method, route, status: classOf(status) }, ms / 1_000);
      brandRequests.inc({ brand, status: classOf(status) });
    },
    gatewayCalled(outcome: GatewayOutcome, ms: number) {
      const label = typeof outcome === 'number' ? classOf(outcome) : outcome;
      gatewayCalls.inc({ outcome: label });
      gatewayTime.observe({ outcome: label }, ms / 1_000);
    },
    refused: (limit: RefusingLimit) => refusals.inc({ limit }),
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
