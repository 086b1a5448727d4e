/** @set gate */
import { openApplicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { applicationScreens } from '#tests/journeys/support/applicationScreens.ts';
import { expectSoundScreen } from '#tests/journeys/support/probes.ts';
import { applicationScreens as screensOfStore } from '#store/application/screens.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const PHONE = { width: 390 };

it.each(applicationScreens)(
  'AX-01 AX-03 AX-04 the screen $screen at $status.checklistStatus is sound',
  async ({ screen, status }) => {
    const sessionRequest = { application: { status } };
    const { page, leave } = await openApplicant(host, { ...PHONE, screen, sessionRequest });
    await page.waitForURL(({ pathname }) => pathname.endsWith(`/${screen}`));
    await expectSoundScreen(page);
    await leave();
  },
);

/** An address alone does not open these: applicationStates.test.ts and bankAccount.test.ts look at them. */
const openedByUse = ['product/select/confirm', 'bank/confirm'];

it('every screen of an application is among them', () => {
  const shown = applicationScreens.map(({ screen }) =>
    screen.replace(/^income\/link\/.*/, 'income/link/:type'),
  );
  const paths = Object.values(screensOfStore).map(({ path }) => path);
  expect(new Set([...shown, ...openedByUse])).toEqual(new Set(paths));
});
