/** @set full */
import { openApplicant, type ApplicantVisitor } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { applicationScreens, showStates } from '#tests/journeys/support/applicationScreens.ts';
import { expectSound } from '#tests/journeys/support/probes.ts';

let host: TestHost;
let applicant: ApplicantVisitor;

beforeAll(async () => {
  host = await openTestHost();
  applicant = await openApplicant(host, { screen: 'product/select' });
});
afterAll(async () => {
  await applicant.leave();
  await host.close();
});

it.each(applicationScreens)(
  'AX-01 AX-03 AX-04 keeps the screen $screen sound in each of its states',
  async (shown) => {
    await showStates(host, applicant, shown, () => expectSound(applicant.page));
  },
);
