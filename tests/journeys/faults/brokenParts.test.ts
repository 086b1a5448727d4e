/** @set full */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

import { readLog } from '#store/actionLog/lines.ts';
import { replay } from '#store/actionLog/replay.ts';
import { aBorrower, answerEverything, mouseSteps } from '#scripts/driver/borrower.ts';
import { registrationQuestions } from '#scripts/driver/questions.ts';
import { untilHydrated } from '#scripts/driver/hydration.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { fillPassword } from '#tests/journeys/support/lastStep.ts';
import { button } from '#tests/journeys/support/offerScreen.ts';
import { addressBar, expectScreen } from '#tests/journeys/support/place.ts';
import { dispatchIn, foundIn, watchTraces } from '#tests/journeys/support/traces.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const FIRST = '/account/heloc/register-v2';
const SNAG = 'Sorry, looks like we have hit a snag!';
const isAt = (page: Page, { heading }: { heading: string }) =>
  expectScreen(page, heading, 'Homeline');

type Brand = Record<string, unknown>;

/** Reads the brand from the page's data. */
const brandOf = async (page: Page): Promise<Brand> => {
  const text = await page.locator('#homeline-organisation').textContent();
  return JSON.parse(text ?? '') as Brand;
};
const loadBrand = (page: Page, payload: Brand) =>
  dispatchIn(page, { type: 'org/organisationLoaded', payload });

/** Changes some values of the brand. Returns a function that restores it. */
async function breakBrand(page: Page, change: Brand) {
  const whole = await brandOf(page);
  const broken = structuredClone(whole);
  for (const [path, value] of Object.entries(change)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const place = keys.reduce((part, key) => part[key] as Brand, broken);
    place[last] = value;
  }
  await loadBrand(page, broken);
  return () => loadBrand(page, whole);
}

const smallLine = (page: Page) => page.getByText('This part of the page could not be shown.');

async function visit() {
  const visitor = await host.visit();
  await watchTraces(visitor.page);
  await visitor.page.goto(visitor.at(FIRST));
  await untilHydrated(visitor.page);
  return visitor;
}

it('FT-68 leaves the form alone when header, footer, modal and toast fail to render', async () => {
  const { page, leave } = await visit();
  const mend = await breakBrand(page, {
    theme: null,
    'orgMetaData.companyInfo.companyAddress': { line: 1 },
  });
  await dispatchIn(page, {
    type: 'shell/modalOpened',
    payload: { id: 'accountExists', reason: 'cannotStart', organizations: null },
  });
  await dispatchIn(page, {
    type: 'shell/toastShown',
    payload: { id: 't', tone: 'info', text: { a: 1 } },
  });
  await smallLine(page).nth(3).waitFor();
  for (const role of ['banner', 'contentinfo'] as const)
    expect(await page.getByRole(role).count()).toBe(0);

  await mouseSteps.address(page, aBorrower());
  await isAt(page, registrationQuestions.forSale);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await page.getByRole('banner').waitFor();
  await leave();
});

it('FT-68 says that a page failed to render, keeps answers and address, and continues once the cause is gone', async () => {
  const { page, leave } = await visit();
  const borrower = aBorrower();
  await answerEverything(page, borrower);
  await isAt(page, registrationQuestions.password);
  const address = addressBar(page);

  const mend = await breakBrand(page, { 'wording.softCreditConsents': null });
  await expectScreen(page, SNAG, 'Homeline');
  expect(await page.getByRole('banner').isVisible()).toBe(true);
  await mend();
  await button(page, 'Try again').click();

  await isAt(page, registrationQuestions.password);
  expect(addressBar(page)).toBe(address);
  await page.goBack();
  await isAt(page, registrationQuestions.contact);
  expect(await page.getByRole('textbox', { name: /mail/i }).inputValue()).toBe(borrower.email);
  await page.goForward();
  await isAt(page, registrationQuestions.password);
  await leave();
});

it('FT-113 gives the borrower the log from the error page, complete, replayable and without any typed text', async () => {
  const { page, leave } = await visit();
  const borrower = aBorrower({
    firstName: 'Zephyrine',
    lastName: 'Quillonette',
    email: 'zephyrine.quillonette@mail.example',
    phone: '6145550187',
    income: '118437',
    password: 'Vault!Sparrow7391',
  });
  await answerEverything(page, borrower);
  await fillPassword(page, borrower);
  await breakBrand(page, { 'wording.softCreditConsents': null });
  await page.getByRole('heading', { level: 1, name: SNAG }).waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Save a log for support').click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');

  expect(download.suggestedFilename()).toMatch(/^homeline-log-\d{4}-\d\d-\d\d-[\dA-Z]{6}\.jsonl$/);
  const { firstName, lastName, email, phone, income, password } = borrower;
  const planted = [
    firstName,
    lastName,
    email,
    phone,
    '(614) 555-0187',
    income,
    '118,437',
    password,
  ];
  expect(foundIn(text, [...planted, '1984-03-09', '512 Amberstone', '43214'])).toEqual([]);
  const log = readLog(text);
  expect(log.fault).toBeNull();
  const played = replay(log.lines);
  expect(played).toMatchObject({
    counts: { unknown: 0, unrecordable: 0 },
    differsAt: null,
    threwAt: null,
  });
  expect(played.counts.played).toBeGreaterThan(10);
  for (const type of ['registration/nameSubmitted', 'shell/regionFailed', 'shell/logRequested'])
    expect(text).toContain(`"type":"${type}"`);
  await leave();
});
