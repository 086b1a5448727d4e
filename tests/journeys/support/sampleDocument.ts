import type { Page } from 'playwright-core';

/** Reads the test page of start/app-summary to its end and confirms it, which fills in its code (facts §8). */
export async function readTestPage(page: Page): Promise<void> {
  const inReader = (name: string) => page.getByRole('dialog').getByRole('button', { name });
  await page.getByRole('button', { name: 'Show me the test page' }).click();
  await inReader('More tools').click();
  await inReader('Go to the end').click();
  await inReader('I can read this page').click();
  await page.getByText('We filled in the code of the test page.').first().waitFor();
}
