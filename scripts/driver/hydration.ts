import type { Page } from 'playwright-core';

/** Delays asset files with this extension until `release`. */
async function delayFiles(page: Page, ending: string): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/assets/*.${ending}`, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: () => resolve() };
}

/** Until the release, input comes before React. */
export const delayScripts = (page: Page) => delayFiles(page, 'js');

/** Until the release, the page only has its inline styles. */
export const delayStyles = (page: Page) => delayFiles(page, 'css');

/** Waits for React to replay earlier input. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => !('homelineEarly' in globalThis));
