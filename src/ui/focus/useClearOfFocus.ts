import { useLayoutEffect, type RefObject } from 'react';

const GAP_PX = 8;

/** Where it stands now, in pixels from the top of the window. */
type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const isOver = (one: Box, other: Box) =>
  one.top < other.bottom &&
  other.top < one.bottom &&
  one.left < other.right &&
  other.left < one.right;

/** Below what has the focus, or above it where there is more room; null where it is not in the way. */
function clearTop(floating: HTMLElement, focused: Element): number | null {
  const own = floating.getBoundingClientRect();
  const kept = focused.getBoundingClientRect();
  const height = own.bottom - own.top;
  const isPart = kept.bottom - kept.top < window.innerHeight / 2;
  const cards = [...floating.querySelectorAll('[data-toast]')];
  if (!isPart || !cards.some((card) => isOver(card.getBoundingClientRect(), kept))) return null;
  const below = kept.bottom + GAP_PX;
  const above = kept.top - GAP_PX - height;
  return below + height > window.innerHeight && above >= 0 ? above : below;
}

/** Who is at it is left there. */
function makeRoom(floating: HTMLElement) {
  const { activeElement: focused } = document;
  if (focused === null || floating.contains(focused)) return;
  floating.style.insetBlockStart = '';
  const top = clearTop(floating, focused);
  if (top !== null) floating.style.insetBlockStart = `${top}px`;
}

/**
 * Moves what floats over the page out of the way of what has the focus (AX-02, 2.4.11). The page stays where it is: it
 * may be about to be pressed.
 */
export function useClearOfFocus(floating: RefObject<HTMLElement | null>, isShown: boolean): void {
  // Where things stand is known once they are drawn, and the focus is the document's.
  useLayoutEffect(() => {
    const { current: section } = floating;
    if (!isShown || section === null) return undefined;
    const clear = () => {
      makeRoom(section);
    };
    // The browser scrolls what gets the focus into sight after it says so.
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
