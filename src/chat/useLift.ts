import { useLayoutEffect, useRef } from 'react';

/** Between the launcher and the action that it would cover, in pixels. */
const GAP = 12;

/** How far the launcher has to be lifted from its place, so that it covers no button that submits (AX-02). */
function liftOf(place: DOMRect): number {
  for (const action of document.querySelectorAll('main [type=submit]')) {
    const { top, bottom, left, right } = action.getBoundingClientRect();
    const isCovered =
      top < place.bottom && bottom > place.top && left < place.right && right > place.left;
    if (isCovered) return place.bottom - top + GAP;
  }
  return 0;
}

/** Keeps a floating element clear of the actions of the page, wherever they are scrolled to. */
export function useLift<Floating extends HTMLElement>() {
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
      lift = liftOf(new DOMRect(x + width - widest, y + lift, widest, height));
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
  }, []);
  return floating;
}
