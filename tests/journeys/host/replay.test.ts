/** @set gate */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { readLog } from '#store/actionLog/lines.ts';
import { logOf } from '#scripts/driver/ownLog.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { activityEnded, activityStarted } from '#store/shell/slice.ts';
import { logOnlyStore } from '#tests/support/fakes/recordingStore.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const SCREEN = '/account/heloc/support/replay';

/** Opens the screen of a status for a borrower on a phone. */
async function aBorrowerAt(checklistStatus: string, path: string) {
  const visitor = await host.visit({ width: 390 });
  const session = await host.sandbox.session({ application: { status: { checklistStatus } } });
  const next = encodeURIComponent(`/account/heloc/${session.applicationUuid}/${path}`);
  await visitor.page.goto(visitor.at(`${new URL(session.loginUrl).pathname}?next=${next}`));
  await visitor.page.getByRole('button', { name: 'Continue' }).waitFor();
  return visitor;
}

/** Returns the log of a borrower at the offers. */
async function borrowersLog(): Promise<string> {
  const { page, leave } = await aBorrowerAt('OFFER_SELECTION', 'product/select');
  await page.mouse.click(5, 300);
  const text = await logOf(page);
  await leave();
  return text;
}

async function openFile(page: Page, text: string) {
  const file = join(tmpdir(), 'homeline-replay.jsonl');
  writeFileSync(file, text);
  await page.locator('input[type=file]').setInputFiles(file);
}

const toTheEnd = (page: Page) => page.getByRole('slider').press('End');

it('FT-113 SC-25 shows support the exact screen of a borrower, and sends and stores nothing', async () => {
  const log = await borrowersLog();
  const { page, at, leave } = await host.visit({ width: 1280 });
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname !== SCREEN && !/^\/(?:assets|brands)\//.test(pathname)) sent.push(pathname);
  });
  await page.goto(at(SCREEN));
  await openFile(page, log);
  await page.getByText(/states? checked\.$/).waitFor();
  await toTheEnd(page);

  const screen = page.frameLocator('#homeline-replay');
  await screen.getByRole('heading', { level: 1, name: /pre-qualify for up to/ }).waitFor();
  expect(await page.locator('#homeline-replay').evaluate((frame) => frame.clientWidth)).toBe(390);
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await leave();
});

it('SC-14 receives a complete log from "Your application", under the reference that the borrower reads', async () => {
  const { page, leave } = await aBorrowerAt('COLLECT_ADDITIONAL_INFO', 'start/contact');
  await page.getByText('Your application', { exact: true }).click();
  await page.getByRole('button', { name: 'Send a log to support' }).click();
  const words = await page.getByText(/^Support has the log\./).innerText();
  const reference = /reference is (\w{6})\.$/.exec(words)?.[1] ?? '';

  const arrived = await fetch(`${host.address}/sandbox/logs/${reference}`);
  expect(readLog(await arrived.text())).toMatchObject({ fault: null });
  await leave();
});

it('FT-112 opens the largest log that a browser records, and steps through it without delay', async () => {
  const { log, dispatch } = logOnlyStore();
  for (let count = 0; count < 1_000; count += 1) {
    dispatch(activityStarted({ id: `a${count}` }));
    dispatch(activityEnded({ id: `a${count}` }));
  }
  const { page, at, leave } = await host.visit({ width: 1280 });
  await page.goto(at(SCREEN));
  await openFile(page, log.text());
  await page.getByText(/states? checked\.$/).waitFor();

  await toTheEnd(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();

  expect(
    await page.getByRole('list', { name: 'What happened' }).getByRole('button').count(),
  ).toBeLessThan(60);
  await leave();
});
