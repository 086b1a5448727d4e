import { openApplicant, type ApplicantVisitor } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';

import { show, type Shown } from './applicationScreens.ts';
import { expectSoundScreen } from './probes.ts';

export const pathOf = (screen: string) => screen.replace(/\?.*/, '');

/** Tests screens of an application on a phone with every probe. */
export function describeSoundScreens(screens: readonly Shown[]): void {
  let host: TestHost;
  let applicant: ApplicantVisitor;

  beforeAll(async () => {
    host = await openTestHost();
    applicant = await openApplicant(host, { width: 390, screen: 'product/select' });
  });
  afterAll(async () => {
    await applicant.leave();
    await host.close();
  });

  it.each(screens)(
    'AX-01 AX-03 AX-04 keeps the screen $screen at $status.checklistStatus sound',
    async (shown) => {
      await show(host, applicant, shown);
      expect(new URL(applicant.page.url()).pathname).toMatch(
        new RegExp(`/${pathOf(shown.screen)}$`),
      );
      await expectSoundScreen(applicant.page);
    },
  );
}
