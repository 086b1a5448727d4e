import { useCallback, useEffect, useState } from 'react';

import type { Pdf } from './pdf.ts';

/**
 * Tracks which pages can be drawn completely. We know that for a page once it has been drawn. The pages that were
 * skipped are tried once the end has been shown, so a document with a loss on any page never counts as read.
 */
export function useWholePages(pdf: Pdf, isEndShown: boolean) {
  const [found, setFound] = useState<ReadonlyMap<number, boolean>>(new Map());

  // Once a page has had a loss, it keeps it, however it is drawn again.
  const report = useCallback(
    (page: number, isWhole: boolean) =>
      setFound((before) =>
        before.has(page) && (isWhole || before.get(page) === false)
          ? before
          : new Map(before).set(page, isWhole),
      ),
    [],
  );

  const numbers = Array.from({ length: pdf.pages }, (_none, at) => at + 1);
  const untried = isEndShown ? numbers.find((page) => !found.has(page)) : undefined;
  useEffect(() => {
    if (untried === undefined) return undefined;
    const leaving = new AbortController();
    const tell = (isWhole: boolean) => {
      if (!leaving.signal.aborted) report(untried, isWhole);
    };
    pdf.isWhole(untried, leaving.signal).then(tell, () => tell(false));
    return () => leaving.abort();
  }, [pdf, untried, report]);

  const broken = new Set(numbers.filter((page) => found.get(page) === false));
  return { report, broken, isWhole: found.size === pdf.pages && broken.size === 0 };
}
