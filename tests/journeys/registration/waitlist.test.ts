/** @set full */
import { aBorrower, mouseSteps } from '#scripts/driver/borrower.ts';
import { registrationQuestions } from '#scripts/driver/questions.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { button, reads } from '#tests/journeys/support/offerScreen.ts';
import { expectScreen } from '#tests/journeys/support/place.ts';
import { callOf, chainOf } from '#tests/journeys/support/record.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

it('ELIG-01 asks a visitor from Vermont only what the waitlist needs, joins it, and sends nothing else', async () => {
  const before = await host.sandbox.lastNumber();
  const { page, at, leave } = await host.visit({ width: 390, touch: true });
  const borrower = aBorrower({ typed: '6 Mapleglen', occupancy: 'Second home' });
  const { income, name, birthdate, contact } = registrationQuestions;
  const isAt = ({ heading }: { heading: string }) => expectScreen(page, heading, 'Homeline');
  await page.goto(at('/account/heloc/register-v2'));
  await mouseSteps.address(page, borrower);
  await isAt(income);
  await page.getByRole('textbox', { name: 'Yearly income before taxes' }).fill(borrower.income);
  await button(page, 'Continue').click();
  await isAt(name);
  await mouseSteps.name(page, borrower);
  await isAt(birthdate);
  await mouseSteps.birthdate(page, borrower);
  await isAt(contact);

  await reads(page, "We don't lend here yet.");
  expect(await page.getByRole('textbox').count()).toBe(1);
  expect(await page.getByText('soft check').count()).toBe(0);
  await page.getByRole('textbox', { name: 'Email' }).fill(borrower.email);
  await button(page, 'Join the waitlist').click();

  await page.waitForURL(/\/waitlist$/);
  await reads(page, "You're on the list.");
  await reads(page, borrower.email);
  const calls = await host.sandbox.requests(before);
  expect(chainOf(calls)).toEqual(['joinWaitlist']);
  expect(callOf(calls, 'joinWaitlist').body).toMatchObject({
    firstName: 'Mira',
    dob: '1984-03-09',
    email: borrower.email,
    income: 118_000,
    consent: { type: 'WAITLIST' },
  });
  await leave();
});
