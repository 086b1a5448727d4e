import { useLayoutEffect, type RefObject } from 'react';

const GAP_PX = 8;

/** Pixels from the top left of the viewport. */
type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const overlaps = (one: Box, other: Box) =>
  one.top < other.bottom &&
  other.top < one.bottom &&
  one.left < other.right &&
  other.left < one.right;

/** Returns the top below the focused element, or above it if there is more space. Null if they don't overlap. */
function clearTop(floating: HTMLElement, focused: Element): number | null {
  const box = floating.getBoundingClientRect();
  const target = focused.getBoundingClientRect();
  const height = box.bottom - box.top;
  const isPart = target.bottom - target.top < window.innerHeight / 2;
  const cards = [...floating.querySelectorAll('[data-toast]')];
  if (!isPart || !cards.some((card) => overlaps(card.getBoundingClientRect(), target))) return null;
  const below = target.bottom + GAP_PX;
  const above = target.top - GAP_PX - height;
  return below + height > window.innerHeight && above >= 0 ? above : below;
}

/** Moves the floating element unless it contains the focus. */
function moveAway(floating: HTMLElement) {
  const { activeElement: focused } = document;
  if (focused === null || floating.contains(focused)) return;
  floating.style.insetBlockStart = '';
  const top = clearTop(floating, focused);
  if (top !== null) floating.style.insetBlockStart = `${top}px`;
}

/**
 * Moves a floating element away from the focused one (AX-02, 2.4.11). The page doesn't scroll, because a click on it
 * may be in progress.
 */
export function useAvoidFocus(floating: RefObject<HTMLElement | null>, isShown: boolean): void {
  // A layout effect, because it measures.
  useLayoutEffect(() => {
    const { current: section } = floating;
    if (!isShown || section === null) return undefined;
    const clear = () => moveAway(section);
    // The browser scrolls a focused element into view after `focusin`.
    const clearSoon = () => requestAnimationFrame(clear);
    clear();
    document.addEventListener('focusin', clearSoon);
    window.addEventListener('resize', clear);
    return () => {
      document.removeEventListener('focusin', clearSoon);
      window.removeEventListener('resize', clear);
    };
  });
}
