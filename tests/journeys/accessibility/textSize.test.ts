import type { Page } from 'playwright-core';

import { expectNoSidewaysScrolling, stretchText } from '#tests/journeys/support/accessible.ts';
import { openApplicant } from '#scripts/driver/applicant.ts';
import { externalQuestions, legacyQuestions, type Question } from '#scripts/driver/questions.ts';
import { showScreens } from '#tests/journeys/support/applicationScreens.ts';
import { aBorrower, steps } from '#scripts/driver/borrower.ts';
import { mouse, type InputDevice } from '#scripts/driver/inputDevices.ts';
import { stopWaitingForLoader, openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { pressSubmit } from '#tests/journeys/support/mistakes.ts';
import { reads } from '#tests/journeys/support/offerScreen.ts';
import { modals, openFirst } from '#tests/journeys/support/overlays.ts';
import { walk } from '#tests/journeys/support/walk.ts';

let host: TestHost;

/** Twice the size that a browser comes with: what is set in its settings, so that widths in rem are halved as well. */
const TWICE = 32;

beforeAll(async () => {
  host = await openTestHost({}, TWICE);
});
afterAll(() => host.close());

/** Nothing sticks out on the narrowest phone, nor on a tablet; the letters may stand wide as well (1.4.12). */
async function expectRoom(page: Page) {
  const before = page.viewportSize();
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoSidewaysScrolling(page);
    await stretchText(page);
    await expectNoSidewaysScrolling(page);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
  }
  if (before) await page.setViewportSize(before);
}

/** The screen as it opens, and after a press that found mistakes. */
async function lookAtMistakes(page: Page) {
  await expectRoom(page);
  await pressSubmit(page);
  await page.getByRole('alert', { name: 'Error' }).waitFor();
  await expectRoom(page);
}

const checkingDevice: InputDevice = {
  ...mouse,
  async take(box, words) {
    await box.page().getByRole('option').first().waitFor();
    await expectRoom(box.page());
    await mouse.take(box, words);
  },
  async press(button) {
    await expectRoom(button.page());
    await mouse.press(button);
  },
};

interface Row {
  readonly brand: string;
  readonly short: string;
  readonly typed: string;
  readonly asked: readonly Question[];
}

it.each<Row>([
  { brand: 'homeline', short: 'Homeline', typed: '512 Amberstone', asked: legacyQuestions },
  { brand: 'brackenmere', short: 'Brackenmere', typed: '512 Amberstone', asked: legacyQuestions },
  { brand: 'larkholt', short: 'Larkholt', typed: '27 Foxglass', asked: externalQuestions },
])('AX-03 text at 200 % has room on every question of $short at 320 px', async (row) => {
  const { brand, short, typed, asked } = row;
  const isByStep = asked === externalQuestions;
  const { page, at, leave } = await host.visit({
    width: 320,
    ...(brand === 'homeline' ? {} : { brand }),
  });
  await page.goto(at(`/account/heloc/${isByStep ? 'register?step=property-info' : 'register-v2'}`));
  const look = () => lookAtMistakes(page);
  await walk(page, {
    asked,
    flow: isByStep ? 'register' : 'register-v2',
    brand: short,
    borrower: aBorrower({ typed }),
    device: checkingDevice,
    before: Object.fromEntries(asked.map(({ answeredBy }) => [answeredBy, look] as const)),
  });
  await leave();
});

const OTHERS = [
  ['homeline', '/account/heloc/register/account-setup?affiliate=demo', 'Set up your account'],
  ['homeline', '/account/heloc/register/support', 'How can we help?'],
  ['tarnmere', '/account/heloc/register', 'Tarnmere is not taking'],
  ['tarnholt', '/account/heloc/register', 'Coming soon'],
  ['tarnwick', '/account/heloc/register/account-setup', 'Scheduled Maintenance'],
  ['larkholt', '/auth/login', ''],
] as const;

it('AX-03 text at 200 % has room on the other screens at 320 px', async () => {
  for (const [brand, path, heading] of OTHERS) {
    const { page, at, leave } = await host.visit({ width: 320, brand });
    await page.goto(at(path));
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    if ((await page.locator('main form[novalidate]').count()) > 0) await lookAtMistakes(page);
    else await expectRoom(page);
    await leave();
  }
});

it('AX-03 text at 200 % has room in an address typed by hand at 320 px', async () => {
  const { page, at, leave } = await host.visit({ width: 320 });
  await page.goto(at('/account/heloc/register-v2'));
  await steps.address(page, aBorrower({ occupancy: 'Second home' }));
  await page.getByRole('heading', { name: 'What is your home address?' }).waitFor();
  await page.getByRole('button', { name: 'Enter address manually' }).click();
  await lookAtMistakes(page);
  await leave();
});

it('AX-03 text at 200 % has room in every modal, toast, loader and error page at 320 px', async () => {
  const { page, leave, tell } = await openFirst(host, { width: 320 });
  for (const modal of modals) {
    await tell('modalOpened', modal);
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
    await expectRoom(page);
    await tell('modalClosed', { id: modal.id });
  }
  for (const tone of ['success', 'error'])
    await tell('toastShown', {
      id: tone,
      tone,
      text: 'We could not save your text message choice.',
    });
  await tell('connectionChanged', { isOnline: false });
  await reads(page, 'You are offline.');
  await expectRoom(page);
  await stopWaitingForLoader(page);
  await tell('loaderShown');
  await tell('loaderAdvanced', { message: 2, isSlow: true });
  await reads(page, 'You can close this page.');
  await expectRoom(page);
  await tell('loaderHidden');
  await tell('chunkGivenUp');
  await reads(page, 'Sorry, looks like we have hit a snag!');
  await expectRoom(page);
  await leave();
});

it('AX-03 text at 200 % has room on every screen of an application at 320 px', async () => {
  const applicant = await openApplicant(host, { screen: 'product/select', width: 320 });
  await showScreens(host, applicant, () => expectRoom(applicant.page), 1280 * 2);
  await applicant.leave();
});

it("AX-03 text at 200 % has room for a file's name beside what can be done with it at 320 px", async () => {
  const { page, leave } = await openApplicant(host, {
    screen: 'review-app/no-credit',
    sessionRequest: { checklistStatus: 'CREDIT_NO_MATCH_SSN' },
    width: 320,
  });
  await page
    .getByRole('group', { name: 'Photo ID' })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'license.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
  await page.getByRole('button', { name: 'Remove license.txt' }).waitFor();

  await expectRoom(page);
  const cut = await page
    .getByTitle('license.txt')
    .locator('[aria-hidden]')
    .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth).length);

  expect(cut).toBe(0);
  await leave();
});
