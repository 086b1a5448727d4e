import type { Page } from 'playwright-core';

import type { Borrower } from '#scripts/driver/borrower.ts';

/** Signs in on the lender's own page, which the sandbox provides in external mode. */
export async function createSignIn(page: Page, { password }: Borrower): Promise<void> {
  await page.waitForURL(/\/sandbox\/broker/);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('6-digit code').fill('246810');
  await page.getByRole('button', { name: 'Continue' }).click();
}
