import type { Page } from 'playwright-core';

/** Holds back every script file of a page until `letGo`: what the person does meanwhile is done before React. */
export async function holdScripts(page: Page): Promise<{ letGo: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return { letGo: () => resolve() };
}

/** Waits until React has the page, and has been handed what was done before. */
export const untilTakenOver = (page: Page) =>
  page.waitForFunction(() => !('homelineEarly' in globalThis));
