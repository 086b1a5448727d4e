import type { Page } from 'playwright-core';

const LEAST_PX = 44;

/** The buttons and choices of the page that a thumb could miss, each with its size. Runs in the page. */
function smallTargets(leastPx: number): string[] {
  const choices = [...document.querySelectorAll('input[type=radio], input[type=checkbox]')].map(
    (input) => input.closest('label') ?? input,
  );
  const targets = new Set([
    ...document.querySelectorAll('button, select, [role=option]'),
    ...choices,
  ]);
  return [...targets].flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    const isThere = target.checkVisibility({ visibilityProperty: true }) && width > 1;
    // Half a pixel is the rounding of a browser.
    return isThere && Math.min(width, height) < leastPx - 0.5
      ? [`${target.textContent || target.ariaLabel} ${Math.round(width)} × ${Math.round(height)}`]
      : [];
  });
}

/** Every button and choice has room for a thumb (AX-04). */
export async function expectTargetSizes(page: Page): Promise<void> {
  expect(await page.evaluate(smallTargets, LEAST_PX)).toEqual([]);
}
