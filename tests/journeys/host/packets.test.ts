/** @set full */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';

import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { isNoticed, watchShifts } from '#tests/journeys/support/shifts.ts';

const PATH = '/account/heloc/register-v2';
/** The time until the second packet. The first one is painted by then. */
const BETWEEN_PACKETS_MS = 120;

let host: TestHost;
let html: string;
let network: Server;
let address: string;
let endOfPacket = 0;

beforeAll(async () => {
  host = await openTestHost();
  html = await (await fetch(host.address + PATH)).text();
  network = createServer(({ url }, response) => {
    if (url !== PATH) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, endOfPacket));
    return setTimeout(() => response.end(html.slice(endOfPacket)), BETWEEN_PACKETS_MS);
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(network.address() as AddressInfo).port}${PATH}`;
});
afterAll(async () => {
  network.close();
  await host.close();
});

/** Returns the end of every third tag in the header and the progress, because those slide in. */
function endsOfPackets(): number[] {
  const tags = [...html.matchAll(/>/g)].map(({ index }) => index + 1);
  const [from, to] = [html.indexOf('<header'), html.indexOf('<form')];
  return tags.filter((end) => end > from && end < to).filter((_end, index) => index % 3 === 0);
}

async function shiftsOf(page: Page, shifts: () => Promise<number[]>): Promise<number[]> {
  await page.goto(address);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
  return shifts();
}

it.each([320, 768])('moves nothing wherever a packet of the page ends, at %i px', async (width) => {
  const { page, leave } = await host.visit({ width });
  // Loads only the page, with the styles inside it.
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  const shifts = await watchShifts(page);
  const moved: string[] = [];
  const ends = endsOfPackets();
  for (const end of ends) {
    endOfPacket = end;
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    if ((await shiftsOf(page, shifts)).some(isNoticed)) moved.push(html.slice(end - 60, end));
  }

  expect(ends.length).toBeGreaterThan(20);
  expect(moved).toEqual([]);
  await leave();
});
