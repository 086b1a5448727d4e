/** @set full */
import type { Page } from 'playwright-core';

import { aBorrower, mouseSteps } from '#scripts/driver/borrower.ts';
import { mouse, type InputDevice } from '#scripts/driver/inputDevices.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import {
  externalQuestions,
  legacyQuestions,
  registrationQuestions,
  type RegistrationQuestion,
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

/**
 * Input devices that probe the page before they choose from a list and before they submit, because by then everything
 * is filled in.
 */
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

/** Expects a sound screen when it opens and after a submit that found mistakes. */
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
  readonly asked: readonly RegistrationQuestion[];
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
  ['account-setup?affiliate=demo', 'Set up your account'],
  ['support', 'How can we help?'],
])('AX-01 AX-03 AX-04 keeps %s sound when empty and wrong', async (path, heading) => {
  const { page, at, leave } = await host.visit();
  await page.goto(at(`/account/heloc/register/${path}`));
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await expectSoundWithMistakes(page);
  await leave();
});

it('AX-01 AX-03 AX-04 keeps the home address typed by hand sound when empty and wrong', async () => {
  const { page, at, leave } = await host.visit();
  await page.goto(at('/account/heloc/register-v2'));
  await mouseSteps.address(page, aBorrower({ occupancy: 'Second home' }));
  await expectScreen(page, registrationQuestions.homeAddress.heading, 'Homeline');
  await page.getByRole('button', { name: 'Enter address manually' }).click();
  await expectSoundWithMistakes(page);
  await leave();
});
