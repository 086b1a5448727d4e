/** @set full */
import type { Page } from 'playwright-core';

import { openApplicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { expectAccessible } from '#tests/journeys/support/accessible.ts';
import { pressSubmit } from '#tests/journeys/support/mistakes.ts';
import { button, chooseGolden, offerScreen, reads } from '#tests/journeys/support/offerScreen.ts';
import { openFirst } from '#tests/journeys/support/overlays.ts';
import { expectOffers, expectScreen } from '#tests/journeys/support/place.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const dark = (page: Page) => page.emulateMedia({ colorScheme: 'dark' });

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

it('AX-05 keeps the first question and its mistakes readable in the dark scheme', async () => {
  const { page, leave } = await openFirst(host, { width: 390 });
  await dark(page);
  expect(await groundOf(page)).not.toBe('rgb(255, 255, 255)');
  await expectAccessible(page);
  await pressSubmit(page);
  await expectAccessible(page);
  await leave();
});

it('AX-05 keeps offers, comparison, debts and confirmed numbers readable in the dark scheme, and paper white', async () => {
  const { page, leave } = await openApplicant(host, { screen: 'product/select', width: 390 });
  await expectOffers(page);
  await dark(page);
  await chooseGolden(page);
  await offerScreen(page).debt('Sample Card Bank').check();
  await page.getByRole('button', { name: 'Show details' }).click();
  await button(page, 'Compare this choice').click();
  await reads(page, 'Your choices side by side');
  await reads(page, /^Today \$169\.00 a month/);
  await page.getByText('Show the years as a table').click();
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  expect(await groundOf(page)).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen' });
  await button(page, 'Continue').click();
  await expectScreen(page, 'Check your offer', 'Homeline');
  await expectAccessible(page);
  await leave();
});
