/** @set full */
import { aBorrower, steps } from '#scripts/driver/borrower.ts';
import { addressOf, externalQuestions, questions } from '#scripts/driver/questions.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { expectOneApplication, fillPassword } from '#tests/journeys/support/lastStep.ts';
import { button, reads } from '#tests/journeys/support/offerScreen.ts';
import { addressBar, expectOffers, expectScreen } from '#tests/journeys/support/place.ts';
import { chainOf } from '#tests/journeys/support/record.ts';
import { createSignIn } from '#tests/journeys/support/signIn.ts';
import { walk } from '#tests/journeys/support/walk.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterEach(() => host.sandbox.faults([]));
afterAll(() => host.close());

const NOT_REACHED = "We couldn't reach the lender. Your answers are still on this page. Try again.";
const REFERRAL = '20000000-0000-4000-8000-000000000001';

it("FT-04 shows a message for each chain step that fails after the lender's own sign-in, and goes on there", async () => {
  const before = await host.sandbox.lastNumber();
  const { page, at, leave } = await host.visit({ brand: 'larkholt' });
  const borrower = aBorrower({ typed: '27 Foxglass' });
  const way = { asked: externalQuestions, flow: 'register', brand: 'Larkholt' } as const;
  await page.goto(at(addressOf(questions.address, 'register')));
  await walk(page, { ...way, borrower });
  await host.sandbox.faults([{ path: '/verify-ability-to-start', status: 503 }]);
  await createSignIn(page, borrower);
  await reads(page, NOT_REACHED);
  expect(addressBar(page)).toBe(addressOf(questions.login, 'register'));

  for (const path of ['/verify-ability-to-start', '/heloc/all$', '/application/helocs$']) {
    await host.sandbox.faults([{ path, malformed: true }]);
    await button(page, 'Continue').click();
    await reads(page, 'Something unexpected happened');
    expect(addressBar(page)).toBe(addressOf(questions.login, 'register'));
  }
  await host.sandbox.faults([]);
  await button(page, 'Continue').click();
  await expectOffers(page, 'Larkholt');
  const links = chainOf(await host.sandbox.requests(before));
  expect(links.filter((link) => link === 'registerWithBroker')).toHaveLength(1);
  expect(links.filter((link) => link === 'createApplication')).toHaveLength(2);
  await leave();
});

it('FT-04 asks again for an account that was set up first and not taken at the end, and makes it once', async () => {
  const { page, at, leave } = await host.visit({ width: 390, touch: true });
  const borrower = aBorrower();
  await page.goto(at(`/account/heloc/register/account-setup?referral=${REFERRAL}`));
  await page.getByRole('heading', { name: 'Set up your account' }).waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill(borrower.email);
  await fillPassword(page, borrower);
  for (const name of [/^I agree to the Terms/, /^I agree to get messages/])
    await page.getByRole('checkbox', { name }).check();
  await button(page, 'Create account').click();
  await expectScreen(page, questions.address.heading, 'Homeline');
  await page.getByRole('radio', { name: 'I live here' }).check();
  await button(page, 'Apply Now').click();
  await expectScreen(page, questions.forSale.heading, 'Homeline');
  await steps.forSale(page, borrower);
  await expectScreen(page, questions.income.heading, 'Homeline');
  await steps.income(page, borrower);
  await expectScreen(page, questions.name.heading, 'Homeline');
  await button(page, 'Continue').click();
  await expectScreen(page, questions.birthdate.heading, 'Homeline');
  await host.sandbox.faults([{ path: '/registration/register$', status: 503 }]);
  await steps.birthdate(page, borrower);

  await reads(page, NOT_REACHED);
  await page.getByRole('heading', { name: questions.password.heading }).waitFor();
  await host.sandbox.faults([]);
  await fillPassword(page, borrower);
  await button(page, 'Continue').click();
  await expectOneApplication(page);
  await leave();
});
