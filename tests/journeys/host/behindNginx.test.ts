/**
 * @set full The static build behind Debian's nginx, with the configuration that the build writes. `HOMELINE_NGINX=1 npm
 * test` runs all gate journeys there.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';

import { aBorrower, answerEverything, mouseSteps } from '#scripts/driver/borrower.ts';
import { startNginx, type Nginx } from '#scripts/driver/nginx.ts';
import {
  openBrowserAt,
  startHost,
  type HostProcess,
  type TestHost,
} from '#scripts/driver/testHost.ts';
import { securityHeaders } from '#server/host/securityHeaders.ts';
import { expectOffers } from '#tests/journeys/support/place.ts';
import { listen } from '#tests/server/support/listen.ts';

const CALL = '/service-application/external/api/v2/heloc/states-eligibility?orgCode=HOMELINE';

let server: HostProcess;
let nginx: Nginx;
let host: TestHost;

beforeAll(async () => {
  server = await startHost();
  nginx = await startNginx([server.address], { isSandbox: true });
  host = await openBrowserAt(
    Promise.resolve({
      address: nginx.address,
      stop: () => {
        nginx.stop();
        server.stop();
      },
    }),
  );
});
afterAll(() => host.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(host.address + path, { redirect: 'manual', headers });

/** Returns the headers that the build writes for a page, named as in a response. */
function writtenHeaders(code: string, page: string): Record<string, string> {
  const written = JSON.parse(readFileSync(`dist/pages/${code}/headers.json`, 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  return Object.fromEntries(
    Object.entries(written[page] ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

it.each([
  ['HOMELINE', 'register', '/account/heloc/register'],
  ['LARKMERE', 'register', '/account/heloc/register-v2?org=LARKMERE'],
  ['GORSEHOLT', 'shell', '/account/heloc/register?step=name&org=GORSEHOLT'],
])('SC-01 SC-02 serves %s %s with the headers of its headers.json', async (code, page, path) => {
  const answer = await ask(path);
  const written = writtenHeaders(code, page);

  expect(Object.keys(written).length).toBeGreaterThan(5);
  expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([200, written]);
});

it('leads a visitor from the first question to the offers without a policy violation', async () => {
  const { page, at, leave } = await host.visit();
  const borrower = aBorrower();
  await page.goto(at('/account/heloc/register-v2'));
  await answerEverything(page, borrower);
  await mouseSteps.password(page, borrower);
  await expectOffers(page);

  await leave();
  expect(await host.policyViolations()).toEqual([]);
});

it("ignores a gateway's control headers in nginx, and passes on no header that the host drops", async () => {
  const gateway = createServer((_request, response) => {
    const headers = {
      'Content-Type': 'application/json',
      'X-Accel-Redirect': '/healthz',
      'X-Accel-Charset': 'utf-7',
      'WWW-Authenticate': 'Basic',
      'Access-Control-Max-Age': '600',
      'Speculation-Rules': '"/rules.json"',
      'X-Request-Id': 'of the gateway',
      Authorization: 'Bearer fresh',
    };
    response.writeHead(200, headers).end('{}');
  });
  const port = await listen(gateway);
  const alone = await startNginx([`http://127.0.0.1:${port}`], { isSandbox: false });
  const answer = await fetch(`${alone.address}${CALL}`);
  const text = await answer.text();
  alone.stop();
  gateway.close();

  const { server: _own, date, connection, ...headers } = Object.fromEntries(answer.headers);
  const own = ['cache-control', 'content-security-policy', ...Object.keys(securityHeaders)];
  expect([answer.status, text, typeof date, connection]).toEqual([
    200,
    '{}',
    'string',
    'keep-alive',
  ]);
  expect(headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
  expect(Object.keys(headers).toSorted()).toEqual(
    [...own, 'authorization', 'content-type', 'transfer-encoding', 'x-request-id']
      .map((name) => name.toLowerCase())
      .toSorted(),
  );
});

it('responds with 404 to a path that changes when it is normalized', async () => {
  const { port } = new URL(host.address);
  const sent = request({ port, path: '/account/heloc/%2e%2e/heloc/register', agent: false }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];

  expect(answer.resume().statusCode).toBe(404);
});

it("S4 serves the pages without a host, and says in a call that the lender can't be reached", async () => {
  const alone = await startNginx(['http://127.0.0.1:1'], { isSandbox: false });
  const answers = await Promise.all(
    ['/account/heloc/register', CALL, '/nothing'].map((path) => fetch(alone.address + path)),
  );
  alone.stop();

  expect(answers.map(({ status }) => status)).toEqual([200, 502, 404]);
  expect(await answers[1]?.json()).toEqual({
    errors: [{ message: 'We could not reach the lender.' }],
  });
});
