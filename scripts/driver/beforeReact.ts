import type { Page } from 'playwright-core';

/** Holds back the files of a page with this ending until `letGo`. */
async function hold(page: Page, ending: string): Promise<{ letGo: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/assets/*.${ending}`, async (route) => {
    await promise;
    await route.continue();
  });
  return { letGo: () => resolve() };
}

/** Holds back every script file: what the person does meanwhile is done before React. */
export const holdScripts = (page: Page) => hold(page, 'js');

/** Holds back the whole style sheet: meanwhile the page is painted with the styles that it brings along. */
export const holdStyles = (page: Page) => hold(page, 'css');

/** Waits until React has the page, and has been handed what was done before. */
export const untilTakenOver = (page: Page) =>
  page.waitForFunction(() => !('homelineEarly' in globalThis));
