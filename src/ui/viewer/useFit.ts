import { useLayoutEffect, useState, type RefObject } from 'react';

/** DOCVIEW-04: CSS pixels. */
const MAX_WIDTH = 700;

/** The width of a page at 100% zoom: as wide as the region, up to 700. */
export function useFit(region: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(MAX_WIDTH);

  useLayoutEffect(() => {
    const element = region.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setWidth(Math.min(MAX_WIDTH, element.clientWidth));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [region]);

  return width;
}
