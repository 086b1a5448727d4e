/** @set full */
import type { Page } from 'playwright-core';

import { aBorrower, steps } from '#scripts/driver/borrower.ts';
import { questions } from '#scripts/driver/questions.ts';
import { openTestHost, type TestHost, type Visitor } from '#scripts/driver/testHost.ts';
import { button, reads } from '#tests/journeys/support/offerScreen.ts';
import { expectScreen } from '#tests/journeys/support/place.ts';
import type { Fault } from '#scripts/driver/sandbox.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterEach(() => host.sandbox.faults([]));
afterAll(() => host.close());

const LOOKUP = '/service-address-lookup/';
const TYPE_IT_IN = "We can't look up addresses right now. Please type it in.";
const lineOf = (page: Page) => page.getByRole('combobox', { name: 'Property address' });

async function typeParts(page: Page, [city, state, zip]: readonly [string, string, string]) {
  await page.getByLabel('City').fill(city);
  await page.getByLabel('State', { exact: true }).selectOption({ label: state });
  await page.getByLabel('ZIP code').fill(zip);
}

const ordered = (fault: Omit<Fault, 'path'>) => (): Promise<void> =>
  host.sandbox.faults([{ path: LOOKUP, ...fault }]);

const faults: readonly [
  what: string,
  begin: (visitor: Visitor) => Promise<unknown>,
  waitMs?: number,
][] = [
  [
    'FT-01 a dead network',
    async ({ page, context }) => {
      // The next screen's code is fetched while this one is filled in.
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
    },
  ],
  ['FT-02 an answer that is lost', ordered({ after: true, reset: true })],
  ['FT-03 a breakdown', ordered({ status: 500 })],
  ['FT-07 an answer that never comes', ordered({ hang: true }), 10_500],
  ['FT-08 half an answer', ordered({ malformed: true })],
  [
    'FT-08 an airport’s own page',
    ordered({ body: '<!doctype html><p>Accept</p>', headers: { 'Content-Type': 'text/html' } }),
  ],
  ['FT-09 an answer of another shape', ordered({ body: { suggestions: { street1: 7 } } })],
];

it.each(faults.map(([what, begin, waitMs = 0]) => [what, begin, waitMs] as const))(
  'opens the parts of the address for %s in place of suggestions, keeps what was typed, and goes on',
  async (_what, begin, waitMs) => {
    const visitor = await host.visit();
    const { page, context, at, leave } = visitor;
    if (waitMs > 0) await page.clock.install();
    await page.goto(at('/account/heloc/register-v2'));
    await page.getByRole('radio', { name: 'I live here' }).check();
    await begin(visitor);
    await lineOf(page).pressSequentially('512 Amberstone Dri');
    if (waitMs > 0) {
      await page.clock.runFor(1_000);
      await page.clock.fastForward(waitMs);
    }
    await reads(page, TYPE_IT_IN);
    // The visitor goes on typing in the same field.
    await page.keyboard.type('ve');
    expect(await page.getByText('Accept').count()).toBe(0);
    await typeParts(page, ['Columbus', 'Ohio', '43214']);
    await button(page, 'Apply Now').click();
    await expectScreen(page, questions.forSale.heading, 'Homeline');

    await page.goBack();
    await expectScreen(page, questions.address.heading, 'Homeline');
    // The whole address is known now, and the page does not repeat the message of the failed lookup.
    expect(await lineOf(page).inputValue()).toBe('512 Amberstone Drive');
    await reads(page, 'Columbus, OH 43214');
    expect(await page.getByText(TYPE_IT_IN).count()).toBe(0);
    expect(await page.getByRole('radio', { name: 'I live here' }).isChecked()).toBe(true);
    await context.setOffline(false);
    await leave();
  },
);

it('VAL-TYPEAHEAD-1 takes a typed street if it is known, or else asks to choose it or type it by hand', async () => {
  const { page, at, leave } = await host.visit({ width: 390, touch: true });
  await page.goto(at('/account/heloc/register-v2'));
  await page.getByRole('radio', { name: 'I live here' }).check();
  await lineOf(page).fill('512 Nowhere to be found');
  await button(page, 'Apply Now').click();
  await reads(page, /Please choose your address from the list/);
  expect(await page.title()).toMatch(/^Error: /);
  await button(page, 'Enter address manually').click();
  await page.getByLabel('Street address').waitFor();
  await button(page, 'Search for the address instead').click();

  await lineOf(page).fill('512 Amberstone Dr');
  await button(page, 'Apply Now').click();
  await expectScreen(page, questions.forSale.heading, 'Homeline');
  await page.goBack();
  await reads(page, 'Columbus, OH 43214');
  await leave();
});

it('FT-03 lets the home address be typed by hand, and looks it up again once the service is back', async () => {
  const { page, at, leave } = await host.visit({ width: 390, touch: true });
  await page.goto(at('/account/heloc/register-v2'));
  await steps.address(page, aBorrower({ occupancy: 'Second home' }));
  await expectScreen(page, questions.homeAddress.heading, 'Homeline');
  await host.sandbox.faults([{ path: LOOKUP, status: 503 }]);
  await page
    .getByRole('combobox', { name: 'Home address' })
    .pressSequentially('905 Kingfisher Plac');
  await reads(page, TYPE_IT_IN);
  await host.sandbox.faults([]);
  await typeParts(page, ['Chicago', 'Illinois', '60618']);
  await page.getByLabel('City').focus();
  await reads(page, /Did you mean 905 Kingfisher Place/);
  await button(page, 'Use this address').click();
  await button(page, 'Continue').click();
  await expectScreen(page, questions.forSale.heading, 'Homeline');
  await leave();
});
