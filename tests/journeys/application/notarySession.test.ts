/** @set full */
import type { Page } from 'playwright-core';

import { openApplicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { expectAccessible } from '#tests/journeys/support/accessible.ts';
import { button, reads } from '#tests/journeys/support/offerScreen.ts';
import { checkDevices, statePlace, goToNotary } from '#tests/journeys/support/notarySession.ts';
import { expectScreen, expectStatusScreen } from '#tests/journeys/support/place.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
  await host.sandbox.openAllHours();
});
afterAll(() => host.close());

const ERROR = "We couldn't finish your notary session";

const open = () =>
  openApplicant(host, {
    screen: 'notary/intro',
    width: 390,
    sessionRequest: {
      checklistStatus: 'DEED_SIGNING',
      profile: { name: { firstName: 'Morgan', lastName: 'Ashdale' } },
    },
  });

const press = (page: Page, name: string) => button(page, name).click();

it('leads through a session, with a reload in the middle, to the signature', async () => {
  const applicant = await open();
  const { page, leave } = applicant;
  await checkDevices(applicant);
  await statePlace(page);
  await reads(page, '3 of 6 · Show your ID');
  await page.reload();
  await goToNotary(page);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Your message' }).fill('Can you hear me?');
  await press(page, 'Send');
  await reads(page, 'Thank you. I have read your message.');
  await press(page, 'Sign');

  await reads(page, /^The notary has stamped the deed\./);
  await expectAccessible(page);
  await press(page, 'See when your money arrives');
  await expectStatusScreen(page, "You've signed", 'Homeline');
  await leave();
});

it('says how to fix a blocked camera, and leads to a meeting in person', async () => {
  const { page, leave } = await open();
  await press(page, 'Meet online now');
  await press(page, 'Check my devices');
  await reads(page, /^Camera needs a fix/);
  await expectAccessible(page);
  await page.getByRole('link', { name: "I can't fix it" }).click();

  await expectScreen(page, ERROR, 'Homeline');
  await reads(page, "We couldn't use your camera.");
  await expectAccessible(page);
  await press(page, 'Meet in person');
  await expectScreen(page, 'Choose a time with a notary', 'Homeline');
  await leave();
});
