/** @set full */
import type { Page } from 'playwright-core';

import { aBorrower, answerEverything, mouseSteps } from '#scripts/driver/borrower.ts';
import { registrationQuestions } from '#scripts/driver/questions.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { expectOffers } from '#tests/journeys/support/place.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const FIRST = '/account/heloc/register-v2';
const NOT_KEPT = "Your browser does not save answers. Don't close this page.";
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** Runs in the page. */
function blockStorage() {
  for (const name of ['sessionStorage', 'localStorage', 'indexedDB'])
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
}

it('FT-60 registers in a browser that stores nothing, and says so in a quiet line', async () => {
  const { page, at, leave } = await host.visit();
  await page.addInitScript(blockStorage);
  const borrower = aBorrower();
  await page.goto(at(FIRST));
  await page.getByText(NOT_KEPT).first().waitFor();
  await answerEverything(page, borrower);
  await mouseSteps.password(page, borrower);
  await expectOffers(page);
  await leave();
});

/** Fills the storages to the last character. Runs in the page. */
function fillStorages() {
  for (const storage of [sessionStorage, localStorage])
    for (let length = 2 ** 22; length >= 1; length = Math.floor(length / 2))
      try {
        for (let piece = 0; ; piece += 1)
          storage.setItem(`filler.${length}.${piece}`, 'x'.repeat(length));
      } catch {
        // As much as fits. Smaller pieces follow.
      }
}

it('FT-61 registers in a browser without any space, and says so once in a quiet line', async () => {
  const { page, at, leave } = await host.visit();
  await page.addInitScript(fillStorages);
  const borrower = aBorrower();
  await page.goto(at(FIRST));
  // The line appears when the browser first fails to store something, and moves the content below it.
  await page.getByRole('combobox', { name: 'Property address' }).fill('5');
  await page.getByText(NOT_KEPT).first().waitFor();
  await answerEverything(page, borrower);
  expect(await page.getByRole('main').getByText(NOT_KEPT).count()).toBe(1);
  await page.goBack();
  await heading(page, registrationQuestions.contact.heading);
  expect(await page.getByRole('textbox', { name: /mail/i }).inputValue()).toBe(borrower.email);
  await page.goForward();
  await mouseSteps.password(page, borrower);
  await expectOffers(page);
  await leave();
});

it('FT-62 FT-104 trusts neither foreign values in storage nor the parameters of an address', async () => {
  const { page, at, leave } = await host.visit();
  await page.addInitScript(() => {
    const poison = '{"__proto__":{"isAdmin":true},"draft":{"constructor":[1]},"chain":7}';
    for (const key of ['token', 'draft', 'log', 'reloads', 'applicationDraft', 'telemetrySession'])
      sessionStorage.setItem(`homeline.${key}`, poison);
    for (const key of ['savedForm', 'tracker']) localStorage.setItem(`homeline.${key}`, poison);
  });
  const hostile = [
    '?__proto__=1&constructor[x]=2&org=__proto__&org[]=a',
    '?step=%E0%A4%A&utm_source=%ED%A0%80&utm_source=twice',
    `?org=${encodeURIComponent('../x<b>')}&referrer=${'9'.repeat(3_000)}`,
  ];
  for (const query of hostile) {
    await page.goto(at(FIRST + query));
    await heading(page, registrationQuestions.address.heading);
    expect(await page.title()).toMatch(/\| Homeline$/);
    expect(await page.evaluate(() => 'isAdmin' in Object.prototype)).toBe(false);
  }
  await mouseSteps.address(page, aBorrower());
  await heading(page, registrationQuestions.forSale.heading);
  await leave();
});
