/** @set full */
import type { Page } from 'playwright-core';

import { registrationQuestions } from '#scripts/driver/questions.ts';
import { delayScripts, untilHydrated } from '#scripts/driver/hydration.ts';
import { aBorrower, mouseSteps } from '#scripts/driver/borrower.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { button } from '#tests/journeys/support/offerScreen.ts';
import { expectOffers, expectScreen } from '#tests/journeys/support/place.ts';
import { translate } from '#tests/journeys/support/translator.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const FIRST = '/account/heloc/register-v2';
const street = (page: Page) => page.getByRole('combobox', { name: 'Property address' });
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const isAt = (page: Page, { heading }: { heading: string }) =>
  expectScreen(page, heading, 'Homeline');

it('FT-51 shows no stale word when the user goes forward and back in a registration under a translator', async () => {
  const { page, at, leave } = await host.visit();
  const borrower = aBorrower();
  await page.goto(at(FIRST));
  await untilHydrated(page);
  await translate(page);
  await button(page, 'Apply Now').click();
  await page.getByText('Please select an occupancy type').first().waitFor();
  await mouseSteps.address(page, borrower);
  await isAt(page, registrationQuestions.forSale);
  await mouseSteps.forSale(page, borrower);
  await isAt(page, registrationQuestions.income);
  await mouseSteps.income(page, borrower);
  await isAt(page, registrationQuestions.name);

  await box(page, 'First name').fill(borrower.firstName);
  await page.goBack();
  await isAt(page, registrationQuestions.income);
  expect(await box(page, 'Yearly income before taxes').inputValue()).toBe('118,000');
  await page.goForward();
  await isAt(page, registrationQuestions.name);
  expect(await box(page, 'First name').inputValue()).toBe(borrower.firstName);

  await mouseSteps.name(page, borrower);
  await isAt(page, registrationQuestions.birthdate);
  await mouseSteps.birthdate(page, borrower);
  await isAt(page, registrationQuestions.contact);
  await mouseSteps.contact(page, borrower);
  await isAt(page, registrationQuestions.password);
  await box(page, 'Password').fill(borrower.password);
  await button(page, 'Show the password').click();
  expect(await box(page, 'Password').inputValue()).toBe(borrower.password);
  await button(page, 'Show the password').click();
  await mouseSteps.password(page, borrower);
  await expectOffers(page);
  await leave();
});

it('FT-51 FT-41 continues at the caret when a browser extension ran before React', async () => {
  const { page, at, leave } = await host.visit();
  const { release } = await delayScripts(page);
  await page.goto(at(FIRST), { waitUntil: 'commit' });
  await street(page).pressSequentially('512 stone');
  for (let left = 0; left < 'stone'.length; left += 1) await street(page).press('ArrowLeft');
  await street(page).evaluate((element) => element.after(document.createElement('div')));
  await page.keyboard.type('Am');

  release();
  await untilHydrated(page);
  await page.keyboard.type('ber');

  expect(await street(page).inputValue()).toBe('512 Amberstone');
  await page.getByRole('option', { name: '512 Amberstone' }).first().waitFor();
  // React reports that it rendered the page again, without quoting the page.
  await leave(/Minified React error #418/);
});

it("FT-51 FT-41 keeps the user's input when a translator ran before React", async () => {
  const { page, at, leave } = await host.visit();
  const { release } = await delayScripts(page);
  await page.goto(at(FIRST), { waitUntil: 'commit' });
  await street(page).fill('512 Amberstone Drive, Columbus, OH 43214');
  await page.getByRole('radio', { name: 'Second home' }).check();
  await translate(page);

  release();
  await untilHydrated(page);
  await street(page).press('End');

  expect(await street(page).inputValue()).toBe('512 Amberstone Drive, Columbus, OH 43214');
  expect(await page.getByRole('radio', { name: 'Second home' }).isChecked()).toBe(true);
  await button(page, 'Apply Now').click();
  await isAt(page, registrationQuestions.homeAddress);
  // React reports that it rendered the page again, without quoting the page.
  await leave(/Minified React error #418/);
});

it.each([
  [
    'texts',
    () =>
      document
        .querySelectorAll('main label, main p, main li')
        .forEach((element) => element.replaceChildren()),
  ],
  ['the whole screen', () => document.querySelector('main')?.replaceChildren()],
])(
  'FT-51 recovers after a browser extension removes %s: after going back and forward the answers are there',
  async (_what, takeAway) => {
    const { page, at, leave } = await host.visit();
    const borrower = aBorrower();
    await page.goto(at(FIRST));
    await mouseSteps.address(page, borrower);
    await isAt(page, registrationQuestions.forSale);
    await mouseSteps.forSale(page, borrower);
    await isAt(page, registrationQuestions.income);
    await button(page, 'Continue').click();
    await page.getByRole('alert', { name: 'Error' }).waitFor();
    await box(page, 'Yearly income before taxes').fill('118000');
    await box(page, 'Yearly income before taxes').blur();
    await page.evaluate(takeAway);

    await page.goBack();
    await isAt(page, registrationQuestions.forSale);
    expect(await page.getByRole('radio', { name: 'No', exact: true }).isChecked()).toBe(true);
    await page.goForward();
    await isAt(page, registrationQuestions.income);
    expect(await box(page, 'Yearly income before taxes').inputValue()).toBe('118,000');
    await mouseSteps.income(page, borrower);
    await isAt(page, registrationQuestions.name);
    await leave();
  },
);
