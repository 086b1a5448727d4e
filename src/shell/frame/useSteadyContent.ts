import { useLayoutEffect, useRef, type RefObject } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { isTyping } from '#src/ui/focus/isTyping.ts';
import { selectNavigationCount } from '#store/shell/selectors.ts';

/** Space to scroll on a short page, so its content doesn't have to move. */
const ROOM = '--banner-room';

/**
 * Returns whether the browser itself keeps the content in view. It doesn't at the top of a page, and some browsers
 * never do.
 */
const isAnchored = () => scrollY > 0 && CSS.supports('overflow-anchor', 'auto');

/** Whether the user is still at the top of the page and not in a field. The header matters more then (V4-10). */
const isAtTop = () => scrollY === 0 && !isTyping();

/** No navigation, for a part that never has to be steady. */
const NEVER = -1;

/**
 * Keeps the screen's content in place when a part above it arrives late, unless the user is still at the top. It
 * scrolls by the height of that part, which pushes the header up instead of the content down (decision 93). From the
 * next screen on, the part behaves like any other.
 */
export function useSteadyContent(part: RefObject<HTMLElement | null>, hasContent: boolean) {
  const navigations = useAppSelector(selectNavigationCount);
  const arrivedAt = useRef<number | null>(null);

  // A layout effect, because the content must not be painted in another place first.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const isArrival = hasContent && arrivedAt.current === null;
    if (isArrival) arrivedAt.current = isAtTop() ? NEVER : navigations;
    if (arrivedAt.current !== navigations) style.removeProperty(ROOM);
    else {
      const height = part.current?.offsetHeight ?? 0;
      style.setProperty(ROOM, `${height}px`);
      if (isArrival && !isAnchored()) scrollBy({ top: height, behavior: 'instant' });
    }
  });
}
