import type { Page } from 'playwright-core';

import { expectAccessible, expectNoSidewaysScrolling } from '#tests/journeys/support/accessible.ts';
import { aBorrower, steps } from '#scripts/driver/borrower.ts';
import { externalQuestions, legacyQuestions, questions } from '#scripts/driver/questions.ts';
import { mouse, type InputDevice } from '#scripts/driver/inputDevices.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { pressSubmit } from '#tests/journeys/support/mistakes.ts';
import { expectScreen } from '#tests/journeys/support/place.ts';
import { walk } from '#tests/journeys/support/walk.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

async function expectSound(page: Page) {
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
}

/** InputDevice that look at the page before they take from a list, and before they press: then everything is filled in. */
const checkingDevice: InputDevice = {
  ...mouse,
  async take(box, words) {
    await box.page().getByRole('option').first().waitFor();
    await expectSound(box.page());
    await mouse.take(box, words);
  },
  async press(button) {
    await expectSound(button.page());
    await mouse.press(button);
  },
};

/** The screen as it opens, and after a press that found mistakes. */
async function lookAtMistakes(page: Page) {
  await expectSound(page);
  await pressSubmit(page);
  await page.getByRole('alert', { name: 'Error' }).waitFor();
  await expectSound(page);
}

it.each([320, 1280])(
  'axe finds nothing on any question at %i px: empty, wrong, filled, waiting',
  async (width) => {
    const { page, at, leave } = await host.visit({ width });
    await page.goto(at('/account/heloc/register-v2'));
    const look = () => lookAtMistakes(page);
    const before = Object.fromEntries(
      legacyQuestions.map(({ answeredBy }) => [answeredBy, look] as const),
    );
    await host.sandbox.faults([{ path: '/helocs$', delayMs: 2_000, times: 1 }]);

    await walk(page, {
      asked: legacyQuestions,
      flow: 'register-v2',
      brand: 'Homeline',
      borrower: aBorrower(),
      device: checkingDevice,
      before,
    });
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);
    await expectScreen(page, 'Choose your offer', 'Homeline');
    await leave();
  },
);

it.each([
  { brand: 'larkmere', short: 'Larkmere', typed: '905 Kingfisher', asked: legacyQuestions },
  { brand: 'larkholt', short: 'Larkholt', typed: '27 Foxglass', asked: externalQuestions },
])('axe finds nothing on the filled questions of $short', async (row) => {
  const { brand, short, typed, asked } = row;
  const isByStep = asked === externalQuestions;
  const flow = isByStep ? 'register' : 'register-v2';
  const { page, at, leave } = await host.visit({ width: 390, brand });
  await page.goto(at(`/account/heloc/${flow}${isByStep ? '?step=property-info' : ''}`));
  const borrower = aBorrower({ typed });
  await walk(page, { asked, flow, brand: short, borrower, device: checkingDevice });
  await leave();
});

const OTHERS = [
  ['account setup', 'homeline', '/register/account-setup?affiliate=demo', 'Set up your account'],
  ['support', 'homeline', '/register/support', 'How can we help?'],
  ['the paused brand', 'tarnmere', '/register', 'Tarnmere is not taking'],
  ['the brand to come', 'tarnholt', '/register', 'Coming soon'],
  ['maintenance', 'tarnwick', '/register/account-setup', 'Scheduled Maintenance'],
] as const;

it.each([320, 1280])('axe finds nothing on the other screens at %i px', async (width) => {
  for (const [_what, brand, path, heading] of OTHERS) {
    const { page, at, leave } = await host.visit({ width, brand });
    await page.goto(at(`/account/heloc${path}`));
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    if ((await page.locator('main form').count()) > 0) await lookAtMistakes(page);
    else await expectSound(page);
    await leave();
  }
});

it.each([320, 1280])('axe finds nothing on the home address, by hand, at %i px', async (width) => {
  const { page, at, leave } = await host.visit({ width });
  await page.goto(at('/account/heloc/register-v2'));
  await steps.address(page, aBorrower({ occupancy: 'Second home' }));
  await expectScreen(page, questions.homeAddress.heading, 'Homeline');
  await page.getByRole('button', { name: 'Enter address manually' }).click();
  await lookAtMistakes(page);
  await leave();
});

it.each([320, 1280])('axe finds nothing on a modal at %i px', async (width) => {
  const { page, at, leave } = await host.visit({ width });
  for (const typed of ['45 Mossbell', '71 Plumeria']) {
    await page.goto(at('/account/heloc/register-v2'));
    await steps.address(page, aBorrower({ typed }));
    await page.getByRole('dialog').waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: 'Change the address' }).click();
    await page.evaluate(() => sessionStorage.clear());
  }
  await page.goto(at('/account/heloc/register-v2?referral=20000000-0000-4000-8000-000000000002'));
  await page.getByRole('dialog').waitFor();
  await expectSound(page);
  await leave();
});
