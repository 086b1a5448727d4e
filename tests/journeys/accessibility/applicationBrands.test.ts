import { openApplicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { showScreens } from '#tests/journeys/support/applicationScreens.ts';
import { expectSoundAtWidths } from '#tests/journeys/support/probes.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

it.each(['larkmere', 'larkgarth'])(
  'AX-01 AX-03 axe finds nothing on any filled screen of an application, brand %s',
  async (brand) => {
    const applicant = await openApplicant(host, { screen: 'product/select', brand });
    await showScreens(host, applicant, async (isLastState) => {
      if (isLastState) await expectSoundAtWidths(applicant.page);
    });
    await applicant.leave();
  },
);
