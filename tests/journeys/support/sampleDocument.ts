import type { Page } from 'playwright-core';

/** Opens the sample document of start/app-summary and reads the code from the text of its last page (facts §8). */
export async function codeOfSample(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Open the sample document' }).click();
  await page.getByRole('button', { name: 'Go to the end' }).click();
  const line = page.getByText(/Your code is \d{6}/);
  await line.waitFor({ state: 'attached' });
  return /\d{6}/.exec((await line.textContent()) ?? '')?.[0] ?? '';
}
