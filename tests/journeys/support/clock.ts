import type { Page } from 'playwright-core';

/** Moves a page's own clock on, one pause of what it waits for at a time, until it is so: between two of them the lender answers. */
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
