import type { Page } from 'playwright-core';

import type { Borrower } from '#scripts/driver/borrower.ts';

/** The lender's own sign-in page, which the sandbox plays in the external mode. */
export async function createSignIn(page: Page, { password }: Borrower): Promise<void> {
  await page.waitForURL(/\/sandbox\/broker/);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('6-digit code').fill('246810');
  await page.getByRole('button', { name: 'Continue' }).click();
}
