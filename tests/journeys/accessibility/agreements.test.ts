/** @set full */
import { aBorrower } from '#scripts/driver/borrower.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { expectAgreementsInSight } from '#tests/journeys/support/agreements.ts';
import { atLastStep } from '#tests/journeys/support/lastStep.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

/** The two required boxes and the two texts about the soft check (T-06, T-07, T-01, T-32). */
const AGREEMENTS = 4;

it('AX-02 shows the boxes and the soft check above the button on set-password', async () => {
  const { page, leave } = await atLastStep(host, aBorrower(), { width: 390 });
  expect(await expectAgreementsInSight(page)).toBe(AGREEMENTS);
  await leave();
});

it('AX-02 shows the boxes and the soft check above the button on account-setup', async () => {
  const { page, at, leave } = await host.visit({ width: 390 });
  await page.goto(at('/account/heloc/register/account-setup?affiliate=demo'));
  await page.getByRole('heading', { level: 1, name: 'Set up your account' }).waitFor();
  expect(await expectAgreementsInSight(page)).toBe(AGREEMENTS);
  await leave();
});
