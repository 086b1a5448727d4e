import type { Page } from 'playwright-core';

/** Holds back the calls of a page to a path until `release`: what is shown meanwhile stays as long as it is looked at. */
export async function holdCalls(page: Page, path: RegExp): Promise<{ release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await promise;
    // A page that asks again, or is left, takes the call back.
    await route.continue().catch(() => undefined);
  });
  return { release: () => resolve() };
}
