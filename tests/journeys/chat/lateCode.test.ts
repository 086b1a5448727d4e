/** @set full */
import { readManifest } from '#scripts/build/manifest.ts';
import { launcher, visitWithLauncher } from '#scripts/driver/chats.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { until } from '#scripts/driver/until.ts';
import { fetchedBy, filesOf, hasFetched } from '#tests/journeys/support/fetched.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
  await host.sandbox.openChat(true);
});
afterAll(() => host.close());

const { lazy } = readManifest();
/** What the chat needs when it first opens. */
const opening = ['./chat/sagas.ts', './ChatWidget.tsx', './chatPorts.ts'];
const transports = [
  './transports/omni.ts',
  './transports/twilio.ts',
  './transports/chatbot.ts',
  './transports/extra.ts',
];

it("loads none of the chat's code before it is opened, and no transport before the chat starts", async () => {
  for (const request of [...opening, ...transports]) expect(lazy).toHaveProperty([request]);
  const { page, leave } = await visitWithLauncher(host);
  // Prefetching happens while the page is idle.
  await page.waitForTimeout(5_000);
  const before = await fetchedBy(page);
  const late = filesOf([...opening, ...transports]);
  expect(before.filter((path) => late.includes(path))).toEqual([]);
  expect(before.filter((path) => /OPS_CHAT|Chat|chatbot|omni-proxy/.test(path))).toEqual([]);

  await launcher(page).click();
  await page.getByLabel('Name', { exact: true }).waitFor();
  await until(() => hasFetched(page, opening));

  const open = await fetchedBy(page);
  const ofTransports = filesOf(transports).filter((path) => !filesOf(opening).includes(path));
  expect(open.filter((path) => ofTransports.includes(path))).toEqual([]);
  await leave();
});
