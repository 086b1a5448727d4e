import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Being this close counts as being at the end. */
export const NEAR_END_PX = 48;

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight <= NEAR_END_PX;

/**
 * Returns whether the reader follows the end of the list. If so, they stay there when rows arrive and when the list
 * changes its height. Only scrolling up ends that: rows that arrive quickly can put the end out of view for a moment.
 */
export function useListEnd(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
  goToEnd: () => void,
) {
  const [isAtEnd, setAtEnd] = useState(true);
  const scrolled = useRef({ top: 0, height: 0 });
  const latest = useRef({ isAtEnd, goToEnd });

  useEffect(() => {
    latest.current = { isAtEnd, goToEnd };
  });

  useLayoutEffect(() => {
    if (latest.current.isAtEnd) latest.current.goToEnd();
  }, [rows]);

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
      const { current: list } = scroller;
      if (list === null) return;
      const { scrollTop: top, scrollHeight: height } = list;
      // Where the height changed, the list scrolled by itself.
      const isUp = top < scrolled.current.top && height === scrolled.current.height;
      scrolled.current = { top, height };
      if (isNearEnd(list)) setAtEnd(true);
      else if (isUp) setAtEnd(false);
    },
  };
}
