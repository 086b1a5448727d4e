/** @set full */
import type { Page } from 'playwright-core';

import { aBorrower, steps } from '#scripts/driver/borrower.ts';
import { mouse, type InputDevice } from '#scripts/driver/inputDevices.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import {
  externalQuestions,
  legacyQuestions,
  questions,
  type Question,
} from '#scripts/driver/questions.ts';
import { expectAccessible } from '#tests/journeys/support/accessible.ts';
import { holdCalls } from '#tests/journeys/support/holdCalls.ts';
import { pressSubmit } from '#tests/journeys/support/mistakes.ts';
import { expectOffers, expectScreen } from '#tests/journeys/support/place.ts';
import { expectSound } from '#tests/journeys/support/probes.ts';
import { walk } from '#tests/journeys/support/walk.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

/** InputDevice that probe the page before they take from a list, and before they press: then everything is filled in. */
const probingHands = (widths?: readonly number[]): InputDevice => {
  const given = widths === undefined ? {} : { widths };
  return {
    ...mouse,
    async take(box, words) {
      await box.page().getByRole('option').first().waitFor();
      await expectSound(box.page(), given);
      await mouse.take(box, words);
    },
    async press(button) {
      await expectSound(button.page(), { hasFocusWalk: true, ...given });
      await mouse.press(button);
    },
  };
};

/** The screen as it opens, and after a press that found mistakes. */
async function expectSoundWithMistakes(page: Page) {
  await expectSound(page);
  await pressSubmit(page);
  await page.getByRole('alert', { name: 'Error' }).waitFor();
  await expectSound(page);
}

it('AX-01 AX-02 AX-03 AX-04 keeps every question sound: empty, wrong, with its list, filled, waiting', async () => {
  const { page, at, leave } = await host.visit();
  const look = () => expectSoundWithMistakes(page);
  await page.goto(at('/account/heloc/register-v2'));
  const creating = await holdCalls(page, /\/helocs(?:\?|$)/);
  await walk(page, {
    asked: legacyQuestions,
    flow: 'register-v2',
    brand: 'Homeline',
    borrower: aBorrower(),
    device: probingHands(),
    before: Object.fromEntries(legacyQuestions.map(({ answeredBy }) => [answeredBy, look])),
  });
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
  creating.release();
  await expectOffers(page);
  await leave();
});

interface Row {
  readonly brand: string;
  readonly short: string;
  readonly typed: string;
  readonly asked: readonly Question[];
}

it.each<Row>([
  { brand: 'brackenmere', short: 'Brackenmere', typed: '512 Amberstone', asked: legacyQuestions },
  { brand: 'larkholt', short: 'Larkholt', typed: '27 Foxglass', asked: externalQuestions },
])('AX-01 AX-02 AX-03 AX-04 keeps every filled question of $short sound', async (row) => {
  const { brand, short, typed, asked } = row;
  const isByStep = asked === externalQuestions;
  const flow = isByStep ? 'register' : 'register-v2';
  const { page, at, leave } = await host.visit({ brand });
  await page.goto(at(`/account/heloc/${flow}${isByStep ? '?step=property-info' : ''}`));
  const borrower = aBorrower({ typed });
  await walk(page, { asked, flow, brand: short, borrower, device: probingHands([320]) });
  await leave();
});

it.each([
  ['account setup', 'homeline', '/register/account-setup?affiliate=demo', 'Set up your account'],
  ['support', 'homeline', '/register/support', 'How can we help?'],
  ['the paused brand', 'tarnmere', '/register', 'Tarnmere is not taking'],
  ['the brand to come', 'tarnholt', '/register', 'Coming soon'],
  ['maintenance', 'tarnwick', '/register/account-setup', 'Scheduled Maintenance'],
])('AX-01 AX-03 AX-04 keeps %s sound', async (_what, brand, path, heading) => {
  const { page, at, leave } = await host.visit({ brand });
  await page.goto(at(`/account/heloc${path}`));
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  if ((await page.locator('main form').count()) > 0) await expectSoundWithMistakes(page);
  else await expectSound(page);
  await leave();
});

it('AX-01 AX-03 AX-04 keeps the home address typed by hand sound when empty and wrong', async () => {
  const { page, at, leave } = await host.visit();
  await page.goto(at('/account/heloc/register-v2'));
  await steps.address(page, aBorrower({ occupancy: 'Second home' }));
  await expectScreen(page, questions.homeAddress.heading, 'Homeline');
  await page.getByRole('button', { name: 'Enter address manually' }).click();
  await expectSoundWithMistakes(page);
  await leave();
});

it('AX-01 AX-03 AX-04 keeps the modals that an address and a referral open sound', async () => {
  const { page, at, leave } = await host.visit();
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

it("AX-01 AX-03 AX-04 keeps Larkholt's sign-in sound when empty and wrong", async () => {
  const { page, at, leave } = await host.visit({ brand: 'larkholt' });
  await page.goto(at('/auth/login'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectSound(page);
  await page.getByLabel('Email').fill('visitor@mail.example');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('main').getByRole('button').first().click();
  await page.getByRole('alert').waitFor();
  await expectSound(page);
  await leave();
});
