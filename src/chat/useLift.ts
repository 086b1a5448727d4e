import { useLayoutEffect, useRef } from 'react';

/** Between the launcher and the action that it would cover, in pixels. */
const GAP = 12;

/** Buttons that submit, and bars that stay at the edge of the screen with what they say. */
const ACTIONS = 'main [type=submit], main [data-sticky-action]';

const MOST_ACTIONS = 3;

/** How far the launcher has to be lifted from its place, so that it covers no action of the page (AX-02). */
function liftOf(place: DOMRect): number {
  const actions = Array.from(document.querySelectorAll(ACTIONS), (action) =>
    action.getBoundingClientRect(),
  );
  let lift = 0;
  for (let lifted = 0; lifted < MOST_ACTIONS; lifted += 1) {
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

/** Keeps a floating element clear of the actions of the page, wherever they are scrolled to. */
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
      // The name may be hidden where it is lifted: the widest room decides, so that it does not flicker.
      widest = Math.max(widest, width);
      const isFixed = getComputedStyle(element).position === 'fixed';
      lift = isFixed ? liftOf(new DOMRect(x + width - widest, y + lift, widest, height)) : 0;
      element.style.setProperty('translate', lift === 0 ? '' : `0 ${-lift}px`);
      element.toggleAttribute('data-lifted', lift > 0);
    };
    const request = () => {
      frame ||= requestAnimationFrame(update);
    };
    // Before it is painted for the first time: what is lifted a frame later moves before the user's eyes.
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
