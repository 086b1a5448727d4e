import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';

import { freePort } from '#scripts/freePort.ts';
import { until } from '#scripts/driver/until.ts';

const UUID = '20000000-0000-4000-8000-000000000001';
const PLANTED = ['Tolland', 'mira@demo.example', '203.0.113.9', UUID, 'sesame'];

interface RunningHost {
  readonly process: ChildProcess;
  readonly address: string;
  readonly metricsAddress: string;
  readonly output: string[];
}

const hosts: RunningHost[] = [];
afterAll(() => {
  for (const host of hosts) host.process.kill('SIGKILL');
});

const statusAt = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => 0,
  );

/** Runs `server/main.ts` in a separate process, like an orchestrator. */
async function startHost(env: Readonly<Record<string, string>> = {}): Promise<RunningHost> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      LOG_FORMAT: 'json',
      SANDBOX_DATA: ':memory:',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output: string[] = [];
  child.stdout.on('data', (piece: Buffer) => output.push(piece.toString()));
  const host = {
    process: child,
    address: `http://127.0.0.1:${port}`,
    metricsAddress: `http://127.0.0.1:${metricsPort}`,
    output,
  };
  hosts.push(host);
  await until(async () => (await statusAt(`${host.address}/healthz`)) === 200);
  return host;
}

type Line = Readonly<Record<string, unknown>>;

const linesOf = ({ output }: RunningHost) =>
  output
    .join('')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

const textAt = async (address: string) => (await fetch(address)).text();

describe('a host of production', () => {
  let host: RunningHost;

  beforeAll(async () => {
    host = await startHost();
  });

  /** Sends requests that contain personal data wherever a client can write. */
  async function sendPersonal(): Promise<void> {
    const headers = {
      Authorization: 'Bearer sesame',
      Cookie: 'name=Tolland',
      'X-Forwarded-For': '203.0.113.9',
      'Content-Type': 'application/json',
    };
    const body = JSON.stringify({ lastName: 'Tolland', email: 'mira@demo.example' });
    const { address } = host;
    await fetch(`${address}/account/heloc/${UUID}/offers?name=Tolland`, { headers });
    await fetch(`${address}/mira@demo.example?x=Tolland`, { headers });
    await fetch(`${address}/service-application/api/v1/application/heloc?email=mira@demo.example`, {
      method: 'POST',
      headers,
      body,
    });
    await fetch(`${address}/reports/policy`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://x/?Tolland' },
      }),
    });
  }

  it('SC-14 logs a line of JSON for each response, without anything that a client wrote', async () => {
    await sendPersonal();
    await until(() =>
      Promise.resolve(linesOf(host).some(({ route }) => route === '/reports/policy')),
    );

    const lines = linesOf(host);
    const { time, ms, ...page } = lines.find(({ event }) => event === 'request') ?? {};
    expect(page).toMatchObject({
      level: expect.stringMatching(/^(info|error)$/) as string,
      method: 'GET',
      route: '/account/heloc/:uuid/:path',
      brand: 'HOMELINE',
    });
    expect(Date.parse(String(time))).toBeGreaterThan(0);
    expect(typeof ms).toBe('number');
    expect(PLANTED.filter((word) => host.output.join('').includes(word))).toEqual([]);
  });

  it('counts requests, policy reports, connections and readiness for Prometheus, on a separate port', async () => {
    await sendPersonal();
    const metrics = await textAt(`${host.metricsAddress}/metrics`);

    expect(metrics).toMatch(
      /^homeline_http_request_duration_seconds_count\{method="POST",route="\/reports\/policy",status="2xx"\} [1-9]/m,
    );
    expect(metrics).toMatch(/^homeline_policy_reports_total\{kind="img-src address"\} [1-9]/m);
    expect(metrics).toMatch(/^homeline_open_connections [1-9]/m);
    expect(metrics).toMatch(/^homeline_requests_in_flight \d/m);
    expect(metrics).toMatch(/^homeline_build_info\{version="[^"]+"\} 1$/m);
    expect(metrics).toMatch(
      /^homeline_brand_requests_total\{brand="HOMELINE",status="2xx"\} [1-9]/m,
    );
    expect(metrics).toMatch(/^homeline_gateway_connections\{state="waiting"\} 0$/m);
    expect(metrics).toMatch(/^homeline_ready 1$/m);
    expect(metrics).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(PLANTED.filter((word) => metrics.includes(word))).toEqual([]);
    expect(await statusAt(`${host.address}/metrics`)).toBe(404);
  });

  it.each([
    ['path', '/account/./heloc', {}],
    ['size', '/reports/policy', { 'Content-Length': '999999999' }],
  ])('counts what its limits refuse: %s', async (limit, path, headers) => {
    const { port } = new URL(host.address);
    const sent = request({ port, path, headers, method: 'POST' });
    sent.on('error', () => undefined);
    sent.end();
    await until(async () =>
      (await textAt(`${host.metricsAddress}/metrics`)).includes(
        `homeline_limit_refusals_total{limit="${limit}"} `,
      ),
    );
  });

  it('logs the id of a request that nginx or a client gave', async () => {
    const id = '4bf92f3577b34da6a3ce929d0e0e4736';
    await fetch(`${host.address}/healthy`, { headers: { 'X-Request-Id': id } });

    await until(() => Promise.resolve(linesOf(host).some(({ requestId }) => requestId === id)));
  });

  it.each(['address', 'metricsAddress'] as const)(
    'reports that it is alive and ready at its %s',
    async (name) => {
      expect(await textAt(`${host[name]}/healthz`)).toBe('alive');
      expect(await textAt(`${host[name]}/readyz`)).toBe('ready');
    },
  );
});

test('stops being ready at SIGTERM, responds until balancers know, and then exits', async () => {
  const host = await startHost({ DRAIN_SECONDS: '1' });
  const ended = once(host.process, 'exit');

  host.process.kill('SIGTERM');
  await until(async () => (await statusAt(`${host.address}/readyz`)) === 503);
  host.process.kill('SIGTERM');

  const { status, headers } = await fetch(`${host.address}/healthz`);
  expect([status, headers.get('connection')]).toEqual([200, 'close']);
  expect(await ended).toEqual([0, null]);
  expect(linesOf(host).slice(-2)).toMatchObject([
    { event: 'stopping', reason: 'SIGTERM' },
    { event: 'stopped' },
  ]);
});

test('shows its pages with a dead gateway, and is alive but not ready', async () => {
  const host = await startHost({ GATEWAY_URL: `http://127.0.0.1:${await freePort()}` });

  expect(await statusAt(`${host.address}/readyz`)).toBe(503);
  const call = await fetch(
    `${host.address}/service-application/external/api/v2/heloc/states-eligibility?orgCode=HOMELINE`,
  );
  expect([call.status, await call.json()]).toEqual([
    502,
    { errors: [{ message: 'We could not reach the lender.' }] },
  ]);
  expect(await textAt(`${host.metricsAddress}/metrics`)).toMatch(
    /^homeline_gateway_calls_total\{outcome="unreachable"\} 1$/m,
  );
});
