/** @set full */
import type { Page } from 'playwright-core';

import { untilDraftStored } from '#tests/journeys/support/draft.ts';
import { aBorrower, mouseSteps } from '#scripts/driver/borrower.ts';
import { registrationQuestions, type RegistrationQuestion } from '#scripts/driver/questions.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { expectOffers, expectPlace, expectScreen } from '#tests/journeys/support/place.ts';
import { callOf, chainOf, expectSigned } from '#tests/journeys/support/record.ts';
import { until } from '#scripts/driver/until.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const LAST = 'Agree and see your offers';
/** The page doesn't ask for an email address or a phone number that the lender already has (SIDE-07). */
const asked: readonly RegistrationQuestion[] = [
  registrationQuestions.address,
  registrationQuestions.forSale,
  registrationQuestions.income,
  registrationQuestions.name,
  registrationQuestions.birthdate,
  { ...registrationQuestions.password, heading: LAST },
];
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** Opens the first question after a sign-in. A browser without a trace asks for the identity on input (decision 35). */
async function openWith(page: Page, ticket: string) {
  await page.goto(`${ticket}?next=/account/heloc/register-v2`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Shift');
}

it('VAL-ACCT-1 asks a signed-in user for neither contact nor password', async () => {
  const before = await host.sandbox.lastNumber();
  const { page, leave } = await host.visit();
  const ticket = await host.sandbox.ticket('dana.marlow@demo.example');
  await openWith(page, ticket);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  const borrower = aBorrower();
  const isAt = async (question: RegistrationQuestion) => {
    await expectScreen(page, question.heading, 'Homeline');
    await expectPlace(page, question, { asked, flow: 'register-v2', brand: 'Homeline' });
  };

  await mouseSteps.address(page, borrower);
  await isAt(registrationQuestions.forSale);
  await mouseSteps.forSale(page);
  await isAt(registrationQuestions.income);
  await mouseSteps.income(page, borrower);
  await isAt(registrationQuestions.name);
  expect(await page.getByLabel('Last name').inputValue()).toBe('Marlow');
  await goOn(page);
  await isAt(registrationQuestions.birthdate);
  await goOn(page);
  await expectScreen(page, LAST, 'Homeline');
  expect(await page.locator('input[type=password]').count()).toBe(0);
  for (const box of await page.getByRole('checkbox', { name: /^I agree/ }).all()) await box.check();
  await goOn(page);
  await expectOffers(page);

  const calls = await host.sandbox.requests(before);
  // No box about texts was shown, so nothing is said about them (SUBMIT-06).
  for (const link of ['register', 'savePhone', 'saveSmsConsents'])
    expect(chainOf(calls)).not.toContain(link);
  expectSigned(calls, []);
  expect(callOf(calls, 'createApplication').body).toMatchObject({
    profileRequest: { email: 'dana.marlow@demo.example', name: { lastName: 'Marlow' } },
  });
  await leave();
});

it('FT-27 treats an additional signer as a visitor where borrowers apply, with one reload and no loop', async () => {
  const { page, leave } = await host.visit();
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  const ticket = await host.sandbox.ticket('lena.fenwright@demo.example');
  const before = await host.sandbox.lastNumber();
  /** Waits until every opened page has loaded the identity and dropped the session. */
  const untilDropped = async (times: number) => {
    const isProfile = ({ path }: { path: string }) => path === '/service-profile/api/v1/profile';
    await until(
      async () => (await host.sandbox.requests(before)).filter(isProfile).length >= times,
    );
    await page.waitForFunction(() => sessionStorage.getItem('homeline.token') === null);
  };

  await openWith(page, ticket);
  await until(() => Promise.resolve(loads > 1));
  await untilDropped(2);
  await page.getByRole('link', { name: 'Login' }).waitFor();
  await mouseSteps.address(page, aBorrower());
  await expectScreen(page, registrationQuestions.forSale.heading, 'Homeline');
  await untilDraftStored(page, () => page.getByRole('radio', { name: 'No', exact: true }).check());

  expect(loads).toBe(2);
  await page.reload();
  await untilDropped(3);
  await page.getByRole('heading', { name: registrationQuestions.forSale.heading }).waitFor();
  await page.getByRole('link', { name: 'Login' }).waitFor();
  expect(loads).toBe(3);
  await leave();
});
