/** @set full */
import type { Page } from 'playwright-core';

import { untilHydrated } from '#scripts/driver/hydration.ts';
import { registrationQuestions } from '#scripts/driver/questions.ts';
import { aBorrower, mouseSteps } from '#scripts/driver/borrower.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { expectScreen } from '#tests/journeys/support/place.ts';
import { until } from '#scripts/driver/until.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const income = (page: Page) =>
  page.getByRole('textbox', { name: 'Yearly income before taxes', exact: true });
const secondHome = (page: Page) => page.getByRole('radio', { name: 'Second home' });

it('FT-42 S2 keeps what is typed right before a reload, every time', async () => {
  const { page, at, leave } = await host.visit();
  const borrower = aBorrower();
  await page.goto(at('/account/heloc/register-v2'));
  await mouseSteps.address(page, borrower);
  await expectScreen(page, registrationQuestions.forSale.heading, 'Homeline');
  await mouseSteps.forSale(page, borrower);
  await expectScreen(page, registrationQuestions.income.heading, 'Homeline');

  for (const typed of [110, 111, 112, 113, 114, 115]) {
    await income(page).press('ControlOrMeta+a');
    await page.keyboard.type(`${typed}437`);
    await page.reload();
    await untilHydrated(page);
    await until(async () => (await income(page).inputValue()) === `${typed},437`);
  }
  await leave();
});

it('FT-42 S2 keeps the first answer of a visit when the page reloads right after it', async () => {
  for (let visit = 0; visit < 3; visit += 1) {
    const { page, at, leave } = await host.visit();
    await page.goto(at('/account/heloc/register-v2'));
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    await secondHome(page).check();
    await page.reload();
    await untilHydrated(page);
    await until(() => secondHome(page).isChecked());
    await leave();
  }
});
