import { useEffect, useState, type RefObject } from 'react';

export interface CurrentHeading {
  /** Starts at 1. */
  readonly number: number;
  readonly count: number;
  readonly text: string;
}

/** Returns the heading that the reader has scrolled to, or `null` if there are fewer than two. */
export function useCurrentHeading(
  region: RefObject<HTMLElement | null>,
  view: string,
): CurrentHeading | null {
  const [current, setCurrent] = useState<CurrentHeading | null>(null);

  useEffect(() => {
    const root = region.current;
    if (!root) return undefined;
    let frame = 0;
    const look = () => {
      const { top, height } = root.getBoundingClientRect();
      // What follows the document, such as its signature, isn't part of it.
      const end = root.querySelector('[data-document-end]')?.getBoundingClientRect().bottom;
      const isAtEnd = end !== undefined && end <= top + height + 1;
      const edge = isAtEnd ? Infinity : top + height / 2;
      const headings = [...root.querySelectorAll('[data-heading]')];
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= edge);
      const number = Math.max(1, passed.length);
      const text = headings[number - 1]?.textContent ?? '';
      setCurrent((before) => {
        if (headings.length < 2) return null;
        const isSame = before?.number === number && before.count === headings.length;
        return isSame ? before : { number, count: headings.length, text };
      });
    };
    const onMove = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    // The text of later pages arrives while the user reads the first ones.
    const observer = new MutationObserver(onMove);
    observer.observe(root, { childList: true, subtree: true });
    root.addEventListener('scroll', onMove, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      root.removeEventListener('scroll', onMove);
    };
  }, [region, view]);

  return current;
}
