import type { Page } from 'playwright-core';

/** Holds back a page's calls to a path until `release`, so the state in between can be checked. */
export async function holdCalls(page: Page, path: RegExp): Promise<{ release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await promise;
    // A page that asks again or leaves cancels the call.
    await route.continue().catch(() => undefined);
  });
  return { release: () => resolve() };
}
