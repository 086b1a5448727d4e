/** @set full */
import type { Locator, Page } from 'playwright-core';

import { aBorrower, mouseSteps } from '#scripts/driver/borrower.ts';
import { registrationQuestions } from '#scripts/driver/questions.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { fieldNamed, pressSubmit } from '#tests/journeys/support/mistakes.ts';
import { expectOffers, expectScreen } from '#tests/journeys/support/place.ts';
import { callOf } from '#tests/journeys/support/record.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const NARROW = { width: 320 };

/** Pastes a text at the caret with the browser's own paste. */
async function paste(box: Locator, text: string) {
  const page = box.page();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await box.focus();
  await page.keyboard.press('Control+V');
}

async function visit(path: string) {
  const visitor = await host.visit(NARROW);
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitor.page.goto(visitor.at(path));
  return visitor;
}

const screen = (page: Page, heading: string) => expectScreen(page, heading, 'Homeline');

it('FT-48 accepts pasted text as if it were typed', async () => {
  const before = await host.sandbox.lastNumber();
  const { page, leave } = await visit('/account/heloc/register-v2');
  const { forSale, income, name, birthdate, contact, password } = registrationQuestions;
  const borrower = aBorrower();

  // An address of two lines in one field, with a no-break space and full-width digits.
  await paste(
    fieldNamed(page, 'Property address'),
    ' ５１２ Amberstone\u00A0Drive\nColumbus, OH 43214 ',
  );
  await page.getByText('Columbus, OH 43214').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'I live here' }).check();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await screen(page, forSale.heading);
  await mouseSteps.forSale(page);

  await screen(page, income.heading);
  const yearly = fieldNamed(page, 'Yearly income before taxes');
  await paste(yearly, '$118,000.00');
  expect(await yearly.inputValue()).toBe('118,000.00');
  // The caret stays where the visitor types and doesn't follow the grouping.
  await yearly.fill('18000');
  await yearly.evaluate((box) => (box as HTMLInputElement).setSelectionRange(0, 0));
  await page.keyboard.type('1');
  expect(await yearly.evaluate((box) => (box as HTMLInputElement).selectionStart)).toBe(1);
  expect(await yearly.inputValue()).toBe('118,000');
  const source = fieldNamed(page, 'Where does most of your income come from?');
  await source.selectOption({ label: 'Employed full-time' });
  await pressSubmit(page);

  await screen(page, name.heading);
  await paste(fieldNamed(page, 'First name'), '  José ');
  await paste(fieldNamed(page, 'Last name'), 'O’Connor ');
  await pressSubmit(page);

  await screen(page, birthdate.heading);
  await paste(fieldNamed(page, 'Month'), '03/09/1984');
  expect(await fieldNamed(page, 'Year').inputValue()).toBe('1984');
  await pressSubmit(page);

  await screen(page, contact.heading);
  await paste(fieldNamed(page, 'Email'), ` ${borrower.email}\u00A0`);
  await paste(fieldNamed(page, 'Mobile phone'), '+1 (614) 555-0142');
  expect(await fieldNamed(page, 'Mobile phone').inputValue()).toBe('(614) 555-0142');
  await pressSubmit(page);

  await screen(page, password.heading);
  for (const label of ['Password', 'Confirm your password'])
    await paste(fieldNamed(page, label), borrower.password);
  for (const label of ['Terms and privacy', 'Electronic messages'])
    await fieldNamed(page, label).check();
  await pressSubmit(page);
  await expectOffers(page);

  expect(callOf(await host.sandbox.requests(before), 'createApplication').body).toMatchObject({
    profileRequest: {
      name: { firstName: 'José', lastName: "O'Connor" },
      dob: '1984-03-09',
      email: borrower.email,
      phoneNumber: '(614) 555-0142',
    },
    propertyRequest: { street1: '512 Amberstone Drive', city: 'Columbus', zip: '43214' },
    income: { incomePrimary: 118_000 },
  });
  await leave();
});
