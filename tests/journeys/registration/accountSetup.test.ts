/** @set full */
import { aBorrower, mouseSteps } from '#scripts/driver/borrower.ts';
import { registrationQuestions } from '#scripts/driver/questions.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { fillPassword } from '#tests/journeys/support/lastStep.ts';
import { button, reads } from '#tests/journeys/support/offerScreen.ts';
import { expectScreen } from '#tests/journeys/support/place.ts';
import { callOf, chainOf } from '#tests/journeys/support/record.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const REFERRAL = '20000000-0000-4000-8000-000000000001';

it('creates the account of a referred visitor first, asks the remaining questions, and registers once', async () => {
  const before = await host.sandbox.lastNumber();
  const { page, at, leave } = await host.visit({ width: 390 });
  await page.goto(at(`/account/heloc/register/account-setup?referral=${REFERRAL}`));
  const borrower = aBorrower();
  await page.getByRole('heading', { name: 'Set up your account' }).waitFor();
  await reads(page, '88 Fiddlebrook Road, Nashville, TN 37206');
  await reads(page, 'Tobias Merrowfield');
  const email = page.getByRole('textbox', { name: 'Email' });
  expect(await email.inputValue()).toBe('tobias.merrowfield@demo.example');

  await fillPassword(page, borrower);
  for (const name of [/^I agree to the Terms/, /^I agree to get messages/])
    await page.getByRole('checkbox', { name }).check();
  await button(page, 'Create account').click();

  // What the originator knew is prefilled, but the borrower still has to check it.
  await expectScreen(page, registrationQuestions.address.heading, 'Homeline');
  await page.getByRole('radio', { name: 'I live here' }).check();
  await button(page, 'Apply Now').click();
  await expectScreen(page, registrationQuestions.forSale.heading, 'Homeline');
  await mouseSteps.forSale(page, borrower);
  await expectScreen(page, registrationQuestions.income.heading, 'Homeline');
  await mouseSteps.income(page, borrower);
  await expectScreen(page, registrationQuestions.name.heading, 'Homeline');
  expect(await page.getByLabel('Last name').inputValue()).toBe('Merrowfield');
  await button(page, 'Continue').click();
  await expectScreen(page, registrationQuestions.birthdate.heading, 'Homeline');
  await reads(page, 'This is a soft check.');
  await mouseSteps.birthdate(page, borrower);

  await expectScreen(page, 'Choose your offer', 'Homeline');
  const calls = await host.sandbox.requests(before);
  expect(chainOf(calls).filter((link) => link === 'register')).toHaveLength(1);
  expect(callOf(calls, 'createApplication').body).toMatchObject({
    referralId: REFERRAL,
    profileRequest: { email: 'tobias.merrowfield@demo.example', phoneNumber: '(615) 555-0142' },
  });
  await leave();
});
