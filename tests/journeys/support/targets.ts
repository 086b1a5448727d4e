import type { Page } from 'playwright-core';

const MIN_TARGET_PX = 44;

/** Returns the buttons and choices that are too small for a thumb, with their sizes. Runs in the page. */
function smallTargets(minPx: number): string[] {
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
    // Allows half a pixel for the browser's rounding.
    return isThere && Math.min(width, height) < minPx - 0.5
      ? [`${target.textContent || target.ariaLabel} ${Math.round(width)} × ${Math.round(height)}`]
      : [];
  });
}

/** Expects that every button and choice is large enough for a thumb (AX-04). */
export async function expectTargetSizes(page: Page): Promise<void> {
  expect(await page.evaluate(smallTargets, MIN_TARGET_PX)).toEqual([]);
}
