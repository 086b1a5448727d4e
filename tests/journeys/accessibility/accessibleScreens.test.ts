import { expectSoundAtWidths } from '#tests/journeys/support/accessible.ts';
import { openApplicant } from '#scripts/driver/applicant.ts';
import { showScreens } from '#tests/journeys/support/applicationScreens.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { reads } from '#tests/journeys/support/offerScreen.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

it.each([undefined, 'larkmere', 'larkgarth'])(
  'finds nothing wrong on any screen of an application, brand %s',
  async (brand) => {
    const applicant = await openApplicant(host, {
      screen: 'product/select',
      ...(brand === undefined ? {} : { brand }),
    });
    const { page, leave } = applicant;
    const isMain = brand === undefined;
    await showScreens(host, applicant, async (isLastState) => {
      if (isMain || isLastState) await expectSoundAtWidths(page);
    });
    await leave();
  },
  120_000,
);

it('finds nothing wrong where an application cannot be opened', async () => {
  const { page, screenAt, leave } = await openApplicant(host, { screen: 'start/hmda' });
  await host.sandbox.faults([
    { path: '/application/heloc/', status: 422, body: { errors: [{ message: 'Not now.' }] } },
  ]);
  await page.goto(screenAt('start/hmda'));
  await reads(page, 'We could not open your application');
  await expectSoundAtWidths(page);
  await host.sandbox.faults([]);
  await leave();
});
