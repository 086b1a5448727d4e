/** @set full */
import { openApplicant, type ApplicantVisitor } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { applicationScreens, showStates } from '#tests/journeys/support/applicationScreens.ts';
import { expectSoundAtWidths } from '#tests/journeys/support/probes.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

describe.each(['larkmere', 'larkgarth'])('brand %s', (brand) => {
  let applicant: ApplicantVisitor;

  beforeAll(async () => {
    applicant = await openApplicant(host, { screen: 'product/select', brand });
  });
  afterAll(() => applicant.leave());

  it.each(applicationScreens)(
    'AX-01 AX-03 gives axe nothing to find on the screen $screen when it is filled in',
    async (shown) => {
      await showStates(host, applicant, shown, async (isLastState) => {
        if (isLastState) await expectSoundAtWidths(applicant.page);
      });
    },
  );
});
