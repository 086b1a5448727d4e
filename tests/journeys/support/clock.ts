import type { Page } from 'playwright-core';

/** Advances a page's clock by one pause at a time until a condition is true. The lender answers between the pauses. */
export async function letTimePass(
  page: Page,
  pauseMs: number,
  isSo: () => Promise<boolean> | boolean,
): Promise<void> {
  for (let pause = 0; pause < 300 && !(await isSo()); pause += 1) {
    await page.clock.runFor(pauseMs);
    await page.waitForTimeout(20);
  }
}
