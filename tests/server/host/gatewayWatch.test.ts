import { createServer, type Server } from 'node:http';

import type { GatewayOutcome } from '#server/host/gateway.ts';
import { watchGateway, type GatewayWatch } from '#server/host/gatewayWatch.ts';
import { createReadiness } from '#server/host/readiness.ts';
import { until } from '#scripts/driver/until.ts';
import { textLog } from '#server/log.ts';
import { listen } from '#tests/server/support/listen.ts';

const PROBE_MS = 20;

/** A gateway that answers with a status, or not at all if null. */
let status: number | null = 200;
const gateway: Server = createServer((request, response) => {
  if (status === null) request.socket.destroy();
  else response.writeHead(status).end();
});
const watches: GatewayWatch[] = [];
let address = '';

beforeAll(async () => {
  address = `http://127.0.0.1:${await listen(gateway)}`;
});
afterEach(() => {
  for (const watch of watches.splice(0)) watch.stop();
});
afterAll(() => {
  gateway.close();
  gateway.closeAllConnections();
});

/** Watches the gateway, and returns whether the host in front of it is ready. */
function watching(longMs = 0) {
  const lines: string[] = [];
  const log = textLog((line) => void lines.push(line));
  const watch = watchGateway({ gatewayUrl: address, log, longMs, probeMs: PROBE_MS });
  watches.push(watch);
  return { watch, lines, ...createReadiness(watch) };
}

async function aReadyHost(longMs?: number) {
  status = 200;
  const host = watching(longMs);
  await until(() => Promise.resolve(host.whyNotReady() === null));
  return host;
}

describe('readiness', () => {
  it('stays ready without a gateway until the host stops', () => {
    const { drain, whyNotReady } = createReadiness(null);

    expect(whyNotReady()).toBeNull();
    drain();
    expect(whyNotReady()).toBe('draining');
  });

  it('says "starting" until the gateway has responded, whatever the response is', async () => {
    status = null;
    const { whyNotReady } = watching();

    expect(whyNotReady()).toBe('starting');
    status = 404;
    await until(() => Promise.resolve(whyNotReady() === null));
  });

  it.each<[string, GatewayOutcome, number | null]>([
    ["doesn't respond", 'unreachable', null],
    ["doesn't respond in time", 'late', null],
    ['is gone behind its balancer', 503, 503],
  ])(
    "reports that it isn't ready while the gateway %s, and recovers by itself",
    async (_how, outcome, then) => {
      const { watch, whyNotReady, lines } = await aReadyHost();

      status = then;
      watch.recordOutcome(outcome);
      watch.recordOutcome(outcome);
      expect(whyNotReady()).toBe('gateway');

      status = 200;
      await until(() => Promise.resolve(whyNotReady() === null));
      expect(lines).toEqual([`gateway fails ${outcome}`, 'gateway answers again']);
    },
  );

  it('stays ready after a short outage, a refusal, and a client that left', async () => {
    const { watch, whyNotReady } = await aReadyHost(60_000);

    for (const outcome of ['left', 500, 404, 'unreachable'] as const) watch.recordOutcome(outcome);

    expect(whyNotReady()).toBeNull();
  });
});
