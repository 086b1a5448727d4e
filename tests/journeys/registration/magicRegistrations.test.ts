/** @set full */
import { steps } from '#scripts/driver/borrower.ts';
import { questions } from '#scripts/driver/questions.ts';
import { letTimePass } from '#tests/journeys/support/clock.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { atEndOfWaitlist, atLastStep } from '#tests/journeys/support/lastStep.ts';
import { reads } from '#tests/journeys/support/offerScreen.ts';
import { expectOffers, expectScreen } from '#tests/journeys/support/place.ts';
import { timesCalled } from '#tests/journeys/support/record.ts';
import { until } from '#scripts/driver/until.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

/** Another email address, and the last press again. */
async function tryAs(visit: Awaited<ReturnType<typeof atLastStep>>, email: string) {
  const { page, borrower, finish } = visit;
  const brand = (await page.title()).replace(/^.* \| /, '');
  await expectScreen(page, questions.contact.heading, brand);
  await steps.contact(page, { ...borrower, email });
  await expectScreen(page, questions.password.heading, brand);
  await finish();
}

it('ends for taken@, nojwt@ and cantstart@ in words of their own', async () => {
  const visit = await atLastStep(host, { email: 'taken@mail.example' });
  const { page, finish, times, leave } = visit;
  const exists = page.getByRole('dialog', { name: 'Account Already Exists' });
  await finish();
  await exists.getByText('There is an account with this email.').waitFor();
  await exists.getByRole('button', { name: 'Use another email' }).click();

  await tryAs(visit, 'nojwt@mail.example');
  await reads(page, "Your account is ready, but we couldn't sign you in. Log in to continue.");
  await page.getByRole('main').getByRole('button', { name: 'Back' }).click();

  await tryAs(visit, 'cantstart@mail.example');
  await exists.getByText('You have an application with Larkmere Credit Union.').waitFor();
  expect(await exists.getByRole('button', { name: /Log in|Use another email/ }).count()).toBe(0);
  expect([await times('register'), await times('createApplication')]).toEqual([3, 0]);
  await exists.getByRole('link', { name: 'Go To Dashboard' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expectOffers(page, 'Larkmere');
  await leave();
});

it('leads by keyboard from a refused phone ending in 0000 to its question, and goes on with another one', async () => {
  const visit = await atLastStep(host, { phone: '6145550000' }, { width: 390, touch: true });
  const { page, borrower, finish, press, times, leave } = visit;
  await finish();
  await reads(page, 'This phone belongs to another account. Use another, or call us.');
  const way = page.getByRole('alert').getByRole('link', { name: 'Change the phone number' });
  await way.press('Enter');

  await expectScreen(page, questions.contact.heading, 'Homeline');
  await steps.contact(page, { ...borrower, phone: '6145550142' });
  await expectScreen(page, 'Agree and see your offers', 'Homeline');
  await press();
  await expectOffers(page);
  expect([await times('register'), await times('savePhone')]).toEqual([1, 2]);
  await leave();
});

it('shows a message for taken@ in the form of another brand, and accepts another email', async () => {
  const visit = await atLastStep(host, { email: 'taken@mail.example' }, { brand: 'larkmere' });
  const { page, borrower, finish, leave } = visit;
  await finish();
  await reads(page, 'An account with this email already exists. Log in to continue.');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('alert').getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL(/\/auth\/login\?redirectUrl=.*set-password$/);
  await page.goBack();
  await page.getByRole('main').getByRole('button', { name: 'Back' }).click();
  await tryAs(visit, `not.${borrower.email}`);
  await expectOffers(page, 'Larkmere');
  await leave();
});

it('asks a visitor from Vermont who only joins the waitlist for no credit check', async () => {
  const { page, press, leave } = await atEndOfWaitlist(host);
  expect(await page.getByText(/credit report|soft check/).count()).toBe(0);
  await press();
  await reads(page, "We didn't check your credit.");
  await leave();
});

it('stays on the form for the name Createfail, and tries again', async () => {
  const { page, finish, press, times, leave } = await atLastStep(host, { lastName: 'Createfail' });
  await finish();
  await reads(page, 'Something unexpected happened');
  await press();
  await until(async () => (await times('createApplication')) === 2);
  await leave();
});

it('shows the reason for the name Createrefused in a modal that leads to the dashboard', async () => {
  const { page, finish, times, leave } = await atLastStep(host, { lastName: 'Createrefused' });
  await finish();
  const refused = page.getByRole('dialog', { name: "We couldn't start your application" });
  await refused.getByText('We have no line of credit that fits these answers.').waitFor();
  await refused.getByRole('link', { name: 'Go To Dashboard' }).click();
  await page.waitForURL(/\/dashboard$/);
  await reads(page, 'Dashboard');
  expect(await times('createApplication')).toBe(1);
  await leave();
});

it('ends the polling for the name Stall after twenty reads, and says that it takes long', async () => {
  const { page, finish, calls, leave } = await atLastStep(
    host,
    { lastName: 'Stall' },
    { hasOwnClock: true },
  );
  await finish();
  await until(async () => timesCalled(await calls(), /\/status$/) > 0);
  await letTimePass(page, 2_500, () => page.url().includes('error/timeout'));
  await reads(page, 'This is taking longer than usual');
  expect(timesCalled(await calls(), /\/status$/)).toBe(20);
  await leave();
});
