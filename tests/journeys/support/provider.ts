import type { Page } from 'playwright-core';

/** Goes to the provider, and signs in at an institution there (F-13). */
export async function signInAt(page: Page, institution: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue to secure link' }).click();
  await page.getByRole('heading', { name: 'Find your institution' }).waitFor();
  await page.getByRole('radio', { name: institution, exact: true }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('User name').fill('mira');
  await page.getByLabel('Password').fill('Any!password2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export async function share(page: Page, account: string): Promise<void> {
  await page.getByRole('radio', { name: account }).check();
  await page.getByRole('button', { name: 'Share' }).click();
}
