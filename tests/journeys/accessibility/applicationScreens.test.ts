import { openApplicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { showScreens } from '#tests/journeys/support/applicationScreens.ts';
import { expectSound } from '#tests/journeys/support/probes.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

it('AX-01 AX-03 AX-04 every screen of an application is sound, in each of its states', async () => {
  const applicant = await openApplicant(host, { screen: 'product/select' });
  await showScreens(host, applicant, () => expectSound(applicant.page));
  await applicant.leave();
});
