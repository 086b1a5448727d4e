import type { Page } from 'playwright-core';

import type { Visitor } from '#scripts/driver/testHost.ts';

import { expectAccessible } from './accessible.ts';
import { button, reads } from './offerScreen.ts';
import { expectScreen } from './place.ts';

const TITLE = 'Your notary session';

const press = (page: Page, name: string) => button(page, name).click();

/** Adds a camera and a microphone, which the test browser lacks. Runs in the page. */
function plugIn() {
  const picture = document.createElement('canvas');
  picture.getContext('2d')?.fillRect(0, 0, picture.width, picture.height);
  const tone = () => {
    const context = new AudioContext();
    const oscillator = context.createOscillator();
    const heard = context.createMediaStreamDestination();
    oscillator.connect(heard);
    oscillator.start();
    return heard.stream;
  };
  navigator.mediaDevices.getUserMedia = (wanted) =>
    Promise.resolve(wanted?.video ? picture.captureStream(5) : tone());
}

/** From "Meet online now" to the working devices. */
export async function checkDevices({ page, context }: Pick<Visitor, 'page' | 'context'>) {
  await context.addInitScript(plugIn);
  await page.evaluate(plugIn);
  await press(page, 'Meet online now');
  await expectScreen(page, TITLE, 'Homeline');
  await press(page, 'Check my devices');
  await reads(page, 'Everything works.');
  await expectAccessible(page);
  await press(page, 'Continue');
}

/** States where the signer is. */
export async function statePlace(page: Page) {
  await reads(page, '2 of 6 · Where you are now');
  await page.getByLabel('Where are you now?').selectOption('OH');
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('checkbox').check();
  await expectAccessible(page);
  await press(page, 'Continue');
}

/** Shows the ID, gives five right answers, and waits until the notary is there. */
export async function goToNotary(page: Page) {
  await reads(page, '3 of 6 · Show your ID');
  await expectAccessible(page);
  await press(page, 'I have shown both sides');
  await reads(page, 'Question 1 of 5');
  await expectAccessible(page);
  // The second choice is the right answer (9.4).
  for (const number of [1, 2, 3, 4, 5]) {
    await reads(page, `Question ${number} of 5`);
    await page.getByRole('radio').nth(1).check();
    await press(page, number < 5 ? 'Next' : 'Send');
  }
  await reads(page, '5 of 6 · Waiting room');
  await page.getByRole('checkbox').check();
  await expectAccessible(page);
  await press(page, 'Join my notary');
  await reads(page, 'Hello. I can see and hear you.');
}
