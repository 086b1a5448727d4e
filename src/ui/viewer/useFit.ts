import { useLayoutEffect, useState, type RefObject } from 'react';

/** DOCVIEW-04: CSS pixels. */
const WIDEST = 700;

/** The width of a page at 100% zoom: as wide as the region, up to 700. */
export function useFit(region: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(WIDEST);

  useLayoutEffect(() => {
    const element = region.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setWidth(Math.min(WIDEST, element.clientWidth));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [region]);

  return width;
}
