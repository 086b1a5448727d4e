import { useEffect, useRef, useState, type RefObject } from 'react';

/** Being this close counts as being at the end. */
export const NEAR_END_PX = 48;

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight <= NEAR_END_PX;

/** Returns whether the reader is at the end of the list. If so, they stay there when the list changes its height. */
export function useListEnd(scroller: RefObject<HTMLElement | null>, goToEnd: () => void) {
  const [isAtEnd, setAtEnd] = useState(true);
  const latest = useRef({ isAtEnd, goToEnd });

  useEffect(() => {
    latest.current = { isAtEnd, goToEnd };
  });

  // An effect, because it observes the element's size.
  useEffect(() => {
    const { current: list } = scroller;
    // jsdom has no ResizeObserver.
    if (list === null || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => {
      if (latest.current.isAtEnd) latest.current.goToEnd();
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [scroller]);

  return {
    isAtEnd,
    onScroll: () => {
      if (scroller.current) setAtEnd(isNearEnd(scroller.current));
    },
  };
}
