import { useLayoutEffect, useRef, type RefObject } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { selectNavigationCount } from '#store/shell/selectors.ts';

/** Room to scroll on a short page, so that its content need not move. */
const ROOM = '--banner-room';

/** Whether the browser keeps the content in view by itself: not at the top of a page, and some never do. */
const isAnchored = () => scrollY > 0 && CSS.supports('overflow-anchor', 'auto');

/**
 * Keeps the content of the screen where it is when a part above it arrives late: scrolls by the height of the part,
 * which so pushes the header up and not the content down (decision 93). From the next screen on the part is one like
 * any other.
 */
export function useSteadyContent(part: RefObject<HTMLElement | null>, hasContent: boolean) {
  const navigations = useAppSelector(selectNavigationCount);
  const arrivedAt = useRef<number | null>(null);

  // A layout effect: the content must not be painted elsewhere first.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const isArrival = hasContent && arrivedAt.current === null;
    if (isArrival) arrivedAt.current = navigations;
    if (arrivedAt.current !== navigations) style.removeProperty(ROOM);
    else {
      const height = part.current?.offsetHeight ?? 0;
      style.setProperty(ROOM, `${height}px`);
      if (isArrival && !isAnchored()) scrollBy({ top: height, behavior: 'instant' });
    }
  });
}
