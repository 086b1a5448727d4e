import type { Page } from 'playwright-core';

/**
 * What has the focus, where it is out of sight, or a toast or a bar that sticks stands over it (2.4.11); an empty word where all of
 * it is seen, and nothing where the focus has left the page.
 */
export const hiddenFocus = (page: Page) =>
  page.evaluate(async () => {
    // In the first frame toasts move, in the second they have.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { activeElement: focused } = document;
    if (focused === null || focused === document.body) return null;
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    // A dialog lies over every bar of the page.
    const bars = Array.from((focused.closest('dialog') ?? document).querySelectorAll('*')).filter(
      (element) => {
        const box = element.getBoundingClientRect();
        const sticks = ['sticky', 'fixed'].includes(getComputedStyle(element).position);
        const isAtEnd = box.bottom >= innerHeight - 1 && box.top > 0;
        return sticks && box.height > 0 && isAtEnd && !element.contains(focused);
      },
    );
    const isUnderToast = Array.from(document.querySelectorAll('[data-toast]')).some((toast) => {
      const box = toast.getBoundingClientRect();
      const isBeside = right <= box.left + 1 || left >= box.right - 1;
      const isAway = bottom <= box.top + 1 || top >= box.bottom - 1;
      return !isBeside && !isAway && !toast.contains(focused);
    });
    const isCovered =
      isUnderToast || bars.some((bar) => bottom > bar.getBoundingClientRect().top + 1);
    const isSeen = top >= -1 && bottom <= innerHeight + 1;
    return isCovered || !isSeen ? `${focused.tagName} ${focused.id} ${focused.textContent}` : '';
  });

/** Walks with Tab, or back; what gets the focus is seen whole. Gives how many places it met. */
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
