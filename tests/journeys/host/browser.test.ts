/** @set full */
import type { Page } from 'playwright-core';

import { aBorrower, answerEverything, steps } from '#scripts/driver/borrower.ts';
import { questions } from '#scripts/driver/questions.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { atLastStep } from '#tests/journeys/support/lastStep.ts';
import { expectOffers } from '#tests/journeys/support/place.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterEach(async () => {
  await host.sandbox.faults([]);
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

it('MSG-SUB-01 tells a browser without storage and randomness so at the last step', async () => {
  await host.sandbox.faults([{ path: '^/ft/', status: 503 }]);
  const { page, at, leave } = await host.visit();
  await page.addInitScript(blockStorage);
  await page.addInitScript(() => {
    crypto.getRandomValues = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  const borrower = aBorrower();
  await page.goto(at(FIRST));
  await answerEverything(page, borrower);
  await steps.password(page, borrower);
  await page.getByText('Your browser could not start a secure visit.').first().waitFor();
  await leave();
});

it('FT-60 registers in a browser that keeps nothing, and says so in a quiet line', async () => {
  const { page, at, leave } = await host.visit();
  await page.addInitScript(blockStorage);
  const borrower = aBorrower();
  await page.goto(at(FIRST));
  await page.getByText(NOT_KEPT).first().waitFor();
  await answerEverything(page, borrower);
  await steps.password(page, borrower);
  await expectOffers(page);
  await leave();
});

it('FT-80 says under the neutral page that the brand is missing, and recovers when it is back', async () => {
  const { page, at, leave } = await host.visit();
  await page.route(at(FIRST), async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(id="homeline-organisation"[^>]*>)[^<]*/,
      '$1{"orgCode":"LARK',
    );
    await route.fulfill({ response, body });
  });
  await page.goto(at(FIRST));
  await heading(page, 'This page could not be opened');
  await page.getByText('No private label data found').waitFor();

  await page.unroute(at(FIRST));
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading(page, questions.address.heading);
  await leave();
});

/** Leaves no room for one more character. Runs in the page. */
function fillStorages() {
  for (const storage of [sessionStorage, localStorage])
    for (let length = 2 ** 22; length >= 1; length = Math.floor(length / 2))
      try {
        for (let piece = 0; ; piece += 1)
          storage.setItem(`filler.${length}.${piece}`, 'x'.repeat(length));
      } catch {
        // As much as fits; smaller pieces follow.
      }
}

it('FT-61 registers in a browser without any room, and says so once in a quiet line', async () => {
  const { page, at, leave } = await host.visit();
  await page.addInitScript(fillStorages);
  const borrower = aBorrower();
  await page.goto(at(FIRST));
  // The line comes with the first thing that cannot be kept, and moves what stands below it.
  await page.getByRole('combobox', { name: 'Property address' }).fill('5');
  await page.getByText(NOT_KEPT).first().waitFor();
  await answerEverything(page, borrower);
  expect(await page.getByRole('main').getByText(NOT_KEPT).count()).toBe(1);
  await page.goBack();
  await heading(page, questions.contact.heading);
  expect(await page.getByRole('textbox', { name: /mail/i }).inputValue()).toBe(borrower.email);
  await page.goForward();
  await steps.password(page, borrower);
  await expectOffers(page);
  await leave();
});

it('FT-61 gives up the log when storage fills up, and finds every answer after a reload', async () => {
  const { page, leave, borrower } = await atLastStep(host);
  await page.waitForFunction(() => sessionStorage.getItem('homeline.log') !== null);
  await page.evaluate(fillStorages);
  await page.goBack();
  await heading(page, questions.contact.heading);
  const changed = { ...borrower, email: `second.${borrower.email}` };
  await steps.contact(page, changed);
  await heading(page, questions.password.heading);
  // The browser encrypts and stores the draft a moment after it changes.
  await page.waitForTimeout(1_000);

  await page.reload();
  await heading(page, questions.password.heading);
  await page.goBack();
  await heading(page, questions.contact.heading);
  expect(await page.getByRole('textbox', { name: /mail/i }).inputValue()).toBe(changed.email);
  expect(await page.getByText(NOT_KEPT).count()).toBe(0);
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
    await heading(page, questions.address.heading);
    expect(await page.title()).toMatch(/\| Homeline$/);
    expect(await page.evaluate(() => 'isAdmin' in Object.prototype)).toBe(false);
  }
  await steps.address(page, aBorrower());
  await heading(page, questions.forSale.heading);
  await leave();
});

it('FT-63 loses no answer when storage is cleared while in use', async () => {
  const { page, finish, leave } = await atLastStep(host);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await finish();
  await expectOffers(page);
  await leave();
});

it.each([
  ['down', { status: 503 }],
  ['garbled', { status: 200, body: '<html>' }],
])(
  'FT-83 FT-84 goes through the first questions in one flow with flags and telemetry %s',
  async (...row) => {
    const [, fault] = row;
    await host.sandbox.faults([
      { path: '/service-optimize/', ...fault },
      { path: '^/ft/', ...fault },
    ]);
    const { page, at, leave } = await host.visit();
    const places: string[] = [];
    page.on('framenavigated', (frame) => places.push(new URL(frame.url()).pathname));
    await page.goto(at(FIRST));
    await steps.address(page, aBorrower());
    await heading(page, questions.forSale.heading);
    expect(places).toEqual([FIRST, `${FIRST}/for-sale`]);
    await leave();
  },
);
