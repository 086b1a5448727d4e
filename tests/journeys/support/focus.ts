import type { Page } from 'playwright-core';

/**
 * Returns the focused element if it is out of view or covered by a toast or a sticky bar (2.4.11). Returns an empty
 * text if all of it is visible, and nothing if the focus has left the page.
 */
export const hiddenFocus = (page: Page) =>
  page.evaluate(async () => {
    // Toasts move in the first frame and are there in the second. Nothing else moves because of the focus.
    const frames = document.querySelector('[data-toast]') ? 2 : 1;
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
    const { activeElement: focused } = document;
    if (focused === null || focused === document.body) return null;
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    // A dialog covers every bar of the page.
    const bars = Array.from((focused.closest('dialog') ?? document).querySelectorAll('*')).filter(
      (element) => {
        const box = element.getBoundingClientRect();
        const sticks = ['sticky', 'fixed'].includes(getComputedStyle(element).position);
        const isAtEnd = box.bottom >= innerHeight - 1 && box.top > 0;
        return sticks && box.height > 0 && isAtEnd && !element.contains(focused);
      },
    );
    const covers = (other: Element) => {
      const box = other.getBoundingClientRect();
      const isBeside = right <= box.left + 1 || left >= box.right - 1;
      const isAway = bottom <= box.top + 1 || top >= box.bottom - 1;
      return !isBeside && !isAway && !other.contains(focused);
    };
    const isCovered = [...bars, ...document.querySelectorAll('[data-toast]')].some(covers);
    const isSeen = top >= -1 && bottom <= innerHeight + 1;
    return isCovered || !isSeen ? `${focused.tagName} ${focused.id} ${focused.textContent}` : '';
  });

/**
 * Walks forward or back with Tab, and expects every focused element to be fully visible. Returns how many there are.
 */
export async function walkWithFocus(page: Page, key = 'Tab', presses = 40): Promise<number> {
  const hidden: string[] = [];
  let stops = 0;
  for (; stops < presses; stops += 1) {
    await page.keyboard.press(key);
    const found = await hiddenFocus(page);
    if (found === null) break;
    if (found !== '') hidden.push(found);
  }
  expect(hidden).toEqual([]);
  return stops;
}

/**
 * Walks through the main part with Tab from its heading, and expects that the sticky bar at the bottom never covers the
 * focused element. Returns how many there are.
 */
export async function expectFocusUncovered(page: Page): Promise<number> {
  await page.evaluate(() => document.querySelector('h1')?.focus());
  let met = 0;
  for (; met < 40; met += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement.closest('main') === null) return null;
      // The visible box. For a hidden radio button, that is its card.
      const seen = activeElement.closest('label') ?? activeElement;
      const { left, top, width, height } = seen.getBoundingClientRect();
      const middle = document.elementFromPoint(
        left + width / 2,
        top + Math.min(height, innerHeight) / 2,
      );
      const isInSight = middle !== null && (seen.contains(middle) || middle.contains(seen));
      return { name: seen.outerHTML.slice(0, 120), isInSight };
    });
    if (place === null) break;
    expect(place).toEqual({ name: place.name, isInSight: true });
  }
  return met;
}
