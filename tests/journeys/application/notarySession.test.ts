/** @set full */
import type { Page } from 'playwright-core';

import { openApplicant, type Applicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { expectAccessible } from '#tests/journeys/support/accessible.ts';
import { button, reads } from '#tests/journeys/support/offerScreen.ts';
import { expectScreen, expectStatusScreen } from '#tests/journeys/support/place.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
  await host.sandbox.openAllHours();
});
afterAll(() => host.close());

const TITLE = 'Your notary session';
const ERROR = 'We could not finish your notary session';

const open = (lastName = 'Ashdale', width = 390) =>
  openApplicant(host, {
    screen: 'notary/intro',
    width,
    sessionRequest: {
      checklistStatus: 'DEED_SIGNING',
      profile: { name: { firstName: 'Morgan', lastName } },
    },
  });

const press = (page: Page, name: string) => button(page, name).click();

/** A camera and a microphone, which the browser of the tests does not have. Runs in the page. */
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

async function checkDevices({ page, context }: Applicant) {
  await context.addInitScript(plugIn);
  await page.evaluate(plugIn);
  await press(page, 'Meet online now');
  await expectScreen(page, TITLE, 'Homeline');
  await press(page, 'Check my devices');
  await reads(page, 'Everything works.');
  await expectAccessible(page);
  await press(page, 'Continue');
}

async function statePlace(page: Page, place = 'OH') {
  await reads(page, '2 of 6 · Where you are now');
  await page.getByLabel('Where are you now?').selectOption(place);
  await page.getByRole('radio', { name: 'Yes' }).check();
  if (place === 'OH') await page.getByRole('checkbox').check();
  await expectAccessible(page);
  await press(page, 'Continue');
}

async function toTheNotary(page: Page) {
  await reads(page, '3 of 6 · Show your ID');
  await expectAccessible(page);
  await press(page, 'I have shown both sides');
  await reads(page, '4 of 6 · Five questions');
  await expectAccessible(page);
  // The second answer is right (9.4).
  for (const number of [1, 2, 3, 4, 5]) {
    await reads(page, `Question ${number} of 5`);
    await page.getByRole('radio').nth(1).check();
    await press(page, number < 5 ? 'Next question' : 'Send my answers');
  }
  await reads(page, '5 of 6 · Waiting room');
  await page.getByRole('checkbox').check();
  await expectAccessible(page);
  await press(page, 'Join my notary');
  await reads(page, 'Hello. I can see and hear you.');
}

it.each([390, 1280])(
  'a session at %i px: every step, a reload in the middle, the signature',
  async (width) => {
    const applicant = await open('Ashdale', width);
    const { page, leave } = applicant;
    await checkDevices(applicant);
    await statePlace(page);
    await reads(page, '3 of 6 · Show your ID');
    await page.reload();
    await toTheNotary(page);
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Your message' }).fill('Can you hear me?');
    await press(page, 'Send');
    await reads(page, 'Thank you. I have read your message.');
    await press(page, 'Sign');

    await reads(page, /^The notary has stamped the deed\./);
    await expectAccessible(page);
    await press(page, 'See when your money arrives');
    await expectStatusScreen(page, 'You have signed. Here is what happens next.', 'Homeline');
    await leave();
  },
);

it('a camera that is refused says how to mend it, and leads to a meeting in person', async () => {
  const { page, leave } = await open();
  await press(page, 'Meet online now');
  await press(page, 'Check my devices');
  await reads(page, /^Needs a fix: Camera, Microphone/);
  await expectAccessible(page);
  await page.getByRole('link', { name: "I can't fix it" }).click();

  await expectScreen(page, ERROR, 'Homeline');
  await reads(page, 'We could not use your camera.');
  await expectAccessible(page);
  await press(page, 'Meet in person');
  await expectScreen(page, 'Choose a time with a notary', 'Homeline');
  await leave();
});

it('9.4: a lost line is joined again, and nothing is signed twice', async () => {
  const applicant = await open('Dropline');
  const { page, leave } = applicant;
  await checkDevices(applicant);
  await statePlace(page);
  await toTheNotary(page);
  await press(page, 'Sign');

  await expectScreen(page, ERROR, 'Homeline');
  await reads(page, 'The connection was lost. Nothing is signed twice.');
  await press(page, 'Rejoin');
  await reads(page, 'Hello. I can see and hear you.');
  await press(page, 'Sign');
  await reads(page, /^The notary has stamped the deed\./);
  await leave();
});

it('9.4: outside the United States the session ends with the reason', async () => {
  const applicant = await open();
  const { page, leave } = applicant;
  await checkDevices(applicant);
  await statePlace(page, 'OUTSIDE');

  await expectScreen(page, ERROR, 'Homeline');
  await reads(page, 'You must be in the United States.');
  await leave();
});
