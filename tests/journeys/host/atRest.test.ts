import type { Page } from 'playwright-core';

import { openApplicant } from '#scripts/driver/applicant.ts';
import { untilTakenOver } from '#scripts/driver/beforeReact.ts';
import { aBorrower, answerEverything } from '#scripts/driver/borrower.ts';
import { openHouse, type House } from '#scripts/driver/house.ts';
import { offerScreen } from '#tests/journeys/support/offerScreen.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Whether nothing moves or is about to: the browser draws no frame, and the battery lasts. */
const isAtRest = () => document.getAnimations().length === 0;
const untilAtRest = (page: Page) => page.waitForFunction(isAtRest);

it('a question that waits for its answer draws nothing', async () => {
  const { page, at, leave } = await house.visit({ width: 390 });
  await page.goto(at('/account/heloc/register-v2'));
  await untilTakenOver(page);
  await untilAtRest(page);

  await answerEverything(page, aBorrower());

  await untilAtRest(page);
  await page.getByLabel('Password', { exact: true }).fill('Copper');
  await untilAtRest(page);
  await leave();
});

it('offers that are being thought about draw nothing', async () => {
  const { page, leave } = await openApplicant(house, {
    screen: 'product/select',
    width: 390,
  });
  await offerScreen(page).drawSlider.waitFor();

  await untilAtRest(page);
  await leave();
});
