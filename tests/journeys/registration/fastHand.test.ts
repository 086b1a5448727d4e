/** @set gate */
import { aBorrower, answerTheRest, mouseSteps } from '#scripts/driver/borrower.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { until } from '#scripts/driver/until.ts';
import { hasFetched } from '#tests/journeys/support/fetched.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

/** What the first input loads first: the following questions and the lazy-loaded sagas. */
const ahead = ['#src/pages/registration/LaterQuestion.tsx', './later.ts'];

it.each([
  ['lives in the property', 'I live here'],
  ['lives elsewhere', 'Second home'],
] as const)(
  'FT-15 waits for no code at any step after the first input: a borrower who %s',
  async (_where, occupancy) => {
    const { page, at, leave } = await host.visit({ width: 390 });
    await page.goto(at('/account/heloc/register-v2'));
    await page.getByRole('radio', { name: occupancy }).check();
    await until(() => hasFetched(page, ahead));
    await page.route('**/assets/**', (route) => route.abort());

    const borrower = aBorrower({ occupancy });
    await mouseSteps.address(page, borrower);
    if (occupancy === 'Second home') {
      await page.waitForURL(/home-address/);
      await mouseSteps.homeAddress(page, borrower);
    }
    await answerTheRest(page, borrower);
    await leave();
  },
);
