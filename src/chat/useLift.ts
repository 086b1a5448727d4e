import { useLayoutEffect, useRef } from 'react';

/** Pixels between the launcher and the action that it would cover. */
const GAP = 12;

/** Submit buttons, and bars that stick to the edge of the screen. */
const ACTIONS = 'main [type=submit], main [data-sticky-action]';

const MAX_COVERED_ACTIONS = 3;

/** Returns how far to lift the launcher so it covers no action of the page (AX-02). */
function liftOf(place: DOMRect): number {
  const actions = Array.from(document.querySelectorAll(ACTIONS), (action) =>
    action.getBoundingClientRect(),
  );
  let lift = 0;
  for (let lifted = 0; lifted < MAX_COVERED_ACTIONS; lifted += 1) {
    const [upper, lower] = [place.top - lift, place.bottom - lift];
    const covered = actions.find(
      ({ top, bottom, left, right }) =>
        top < lower && bottom > upper && left < place.right && right > place.left,
    );
    if (!covered) break;
    lift = place.bottom - covered.top + GAP;
  }
  return lift;
}

/** Keeps a floating element clear of the page's actions, wherever the user scrolls. */
export function useLift<Floating extends HTMLElement>(isDocked: boolean) {
  const floating = useRef<Floating>(null);
  useLayoutEffect(() => {
    const element = floating.current;
    if (!element || !('ResizeObserver' in globalThis)) return undefined;
    let frame = 0;
    let lift = 0;
    let widest = 0;
    const update = () => {
      frame = 0;
      const { x, y, width, height } = element.getBoundingClientRect();
      // The label may be hidden while the button is lifted, so the widest width decides. Otherwise the label would
      // flicker.
      widest = Math.max(widest, width);
      const isFixed = getComputedStyle(element).position === 'fixed';
      lift = isFixed ? liftOf(new DOMRect(x + width - widest, y + lift, widest, height)) : 0;
      element.style.setProperty('translate', lift === 0 ? '' : `0 ${-lift}px`);
      element.toggleAttribute('data-lifted', lift > 0);
    };
    const request = () => {
      frame ||= requestAnimationFrame(update);
    };
    // Runs before the first paint, because a lift one frame later would be visible.
    update();
    const sizes = new ResizeObserver(request);
    sizes.observe(document.body);
    addEventListener('scroll', request, { passive: true });
    addEventListener('resize', request);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      removeEventListener('scroll', request);
      removeEventListener('resize', request);
    };
  }, [isDocked]);
  return floating;
}
