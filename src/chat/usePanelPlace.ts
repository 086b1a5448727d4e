import { useLayoutEffect, type RefObject } from 'react';

/** `full` fills the height next to the page. `low` and `high` are sheets at either end of the window. */
type Place = 'full' | 'low' | 'high';

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.top < other.bottom &&
  other.top < one.bottom &&
  one.left < other.right &&
  other.left < one.right;

/** Uses the first place that doesn't cover the focused element, or the last one. */
function placeClear(panel: HTMLElement, places: readonly Place[]) {
  const { activeElement: focused } = document;
  const isOutside = focused !== null && focused !== document.body && !panel.contains(focused);
  for (const place of places) {
    panel.dataset['place'] = place;
    const isClear =
      !isOutside || !overlaps(panel.getBoundingClientRect(), focused.getBoundingClientRect());
    if (isClear) return;
  }
}

/**
 * Keeps a non-modal panel off the focused field (AX-02, AX-37). A panel that a message opened is a low sheet until it
 * is touched. The page doesn't scroll, because a click on it may be in progress.
 */
export function usePanelPlace(
  panelRef: RefObject<HTMLElement | null>,
  { isModal, isOpenedByMessage }: { isModal: boolean; isOpenedByMessage: boolean },
): void {
  // A layout effect, because it measures.
  useLayoutEffect(() => {
    const { current: panel } = panelRef;
    if (panel === null) return undefined;
    if (isModal) {
      panel.dataset['place'] = 'full';
      return undefined;
    }
    const places: Place[] = isOpenedByMessage ? ['low', 'high'] : ['full', 'low', 'high'];
    const clear = () => placeClear(panel, places);
    // The browser scrolls a focused element into view after `focusin`.
    let frame = 0;
    const clearSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(clear);
    };
    clear();
    document.addEventListener('focusin', clearSoon);
    window.addEventListener('resize', clear);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', clearSoon);
      window.removeEventListener('resize', clear);
    };
  }, [panelRef, isModal, isOpenedByMessage]);
}
