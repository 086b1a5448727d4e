/**
 * @set full The static build behind Debian's nginx, with the configuration that the build writes.
 * `HOMELINE_NGINX=1 npm test` runs all journeys of the gate there.
 */
import { readFileSync } from 'node:fs';

import { aBorrower, answerEverything, steps } from '#scripts/driver/borrower.ts';
import { startNginx, type Nginx } from '#scripts/driver/nginx.ts';
import {
  openBrowserAt,
  startHost,
  type HostProcess,
  type TestHost,
} from '#scripts/driver/testHost.ts';
import { expectOffers } from '#tests/journeys/support/place.ts';

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

/** What the build says of a page, with names as an answer has them. */
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
])('SC-01 SC-02 %s %s has the headers of its headers.json', async (code, page, path) => {
  const answer = await ask(path);
  const written = writtenHeaders(code, page);

  expect(Object.keys(written).length).toBeGreaterThan(5);
  expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([200, written]);
});

it('a visitor goes from the first question to the offers, and the policy has no finding', async () => {
  const { page, at, leave } = await host.visit();
  const borrower = aBorrower();
  await page.goto(at('/account/heloc/register-v2'));
  await answerEverything(page, borrower);
  await steps.password(page, borrower);
  await expectOffers(page);

  await leave();
  expect(await host.policyViolations()).toEqual([]);
});

it('S4 without a host the pages are there, and a call says that the lender cannot be reached', async () => {
  const alone = await startNginx(['http://127.0.0.1:1'], { isSandbox: false });
  const call = '/service-application/external/api/v2/heloc/states-eligibility?orgCode=HOMELINE';
  const answers = await Promise.all(
    ['/account/heloc/register', call, '/nothing'].map((path) => fetch(alone.address + path)),
  );
  alone.stop();

  expect(answers.map(({ status }) => status)).toEqual([200, 502, 404]);
  expect(await answers[1]?.json()).toEqual({
    errors: [{ message: 'We could not reach the lender.' }],
  });
});
