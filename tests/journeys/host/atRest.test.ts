/** @set full */
import type { Page } from 'playwright-core';

import { openApplicant } from '#scripts/driver/applicant.ts';
import { untilHydrated } from '#scripts/driver/hydration.ts';
import { aBorrower, answerEverything } from '#scripts/driver/borrower.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { offerScreen } from '#tests/journeys/support/offerScreen.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

/** Whether nothing moves or is about to, so the browser renders no frames and saves battery. */
const isAtRest = () => document.getAnimations().length === 0;
const untilAtRest = (page: Page) => page.waitForFunction(isAtRest);

it('draws nothing while a question waits for its answer', async () => {
  const { page, at, leave } = await host.visit({ width: 390 });
  await page.goto(at('/account/heloc/register-v2'));
  await untilHydrated(page);
  await untilAtRest(page);

  await answerEverything(page, aBorrower());

  await untilAtRest(page);
  await page.getByLabel('Password', { exact: true }).fill('Copper');
  await untilAtRest(page);
  await leave();
});

it('draws nothing while the borrower thinks about offers', async () => {
  const { page, leave } = await openApplicant(host, {
    screen: 'product/select',
    width: 390,
  });
  await offerScreen(page).drawSlider.waitFor();

  await untilAtRest(page);
  await leave();
});
