/** @set gate */
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { applicationScreens } from '#tests/journeys/support/applicationScreens.ts';
import { expectSoundScreen } from '#tests/journeys/support/probes.ts';
import { openSigner, signerScreens } from '#tests/journeys/support/signerScreens.ts';
import { pathOf } from '#tests/journeys/support/soundScreens.ts';
import {
  applicationScreens as screensOfStore,
  screenOf,
  type ApplicationScreenId,
} from '#store/application/core/screens.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const PHONE = { width: 390 };

it.each(signerScreens)(
  'AX-01 AX-03 AX-04 keeps heloc-signer/$screen sound for a signer at $signer.state',
  async (shown) => {
    const { page, leave } = await openSigner(host, { ...PHONE, ...shown });
    await page.waitForURL(({ pathname }) => pathname.endsWith(`/${shown.screen}`));
    await expectSoundScreen(page);
    await leave();
  },
);

it('keeps the login of an additional signer sound', async () => {
  const { page, at, leave } = await host.visit(PHONE);
  await page.goto(at('/account/heloc/heloc-signer/login'));
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await expectSoundScreen(page);
  await leave();
});

/** Their addresses don't open these, so applicationStates.test.ts and toTheMoney.test.ts check them. */
const openedByUse = ['product/select/confirm', 'bank/confirm'];

it('includes every screen of an application in the accessibility checks', () => {
  const shown = applicationScreens.map(({ screen }) =>
    pathOf(screen).replace(/^income\/link\/.*/, 'income/link/:type'),
  );
  const ids = Object.keys(screensOfStore) as ApplicationScreenId[];
  const pathsOf = (isSigners: boolean) =>
    new Set(
      ids
        .map(screenOf)
        .filter(({ area }) => (area === 'signer') === isSigners)
        .map(({ path }) => path),
    );
  expect(new Set([...shown, ...openedByUse])).toEqual(pathsOf(false));
  const signers = new Set(signerScreens.map(({ screen }) => screen));
  // `resume` leads on by itself.
  for (const path of pathsOf(true)) expect([...signers, 'resume']).toContain(path);
});
