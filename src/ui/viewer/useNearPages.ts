import { useEffect, useState, type RefObject } from 'react';

/** How far beyond the view pages are drawn: half its height before and after. */
const MARGIN = '50% 0px';

const numberOf = (element: Element) => Number(element.getAttribute('data-page'));

/** Returns the pages in or close to the view of the scroll region. One observer watches all of them. */
export function useNearPages(
  region: RefObject<HTMLElement | null>,
  pages: number,
  view: string,
): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());

  useEffect(() => {
    const root = region.current;
    if (!root || pages === 0) return undefined;
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries)
            after[isIntersecting ? 'add' : 'delete'](numberOf(target));
          return after;
        }),
      { root, rootMargin: MARGIN },
    );
    for (const page of root.querySelectorAll('[data-page]')) observer.observe(page);
    return () => {
      observer.disconnect();
      setNear(new Set());
    };
    // Each view has its own elements.
  }, [region, pages, view]);

  return near;
}

export function useCurrentPage(
  region: RefObject<HTMLElement | null>,
  near: ReadonlySet<number>,
): number {
  const [current, setCurrent] = useState(1);

  useEffect(() => {
    const root = region.current;
    if (!root) return undefined;
    let frame = 0;
    const look = () => {
      const { top, height } = root.getBoundingClientRect();
      const middle = top + height / 2;
      const at = [...near]
        .toSorted((one, other) => one - other)
        .find((number) => {
          const page = root.querySelector(`[data-page="${number}"]`);
          return page !== null && page.getBoundingClientRect().bottom >= middle;
        });
      if (at !== undefined) setCurrent(at);
    };
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    root.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      root.removeEventListener('scroll', onScroll);
    };
  }, [region, near]);

  return current;
}
