import { useCallback, useEffect, useState } from 'react';

import { useAnnounced } from '#src/ui/feedback/announce.ts';

import type { Pdf } from './pdf.ts';
import { useEndShown, useReadReport } from './useDocumentEnd.ts';
import { useWholePages } from './useWholePages.ts';
import type { ReaderView } from './useZoom.ts';

export interface Reports {
  onShown: () => void;
  /** Called when the end was shown. The text of the last page can be read then. */
  onEnd: ((readLastPage: () => Promise<string>) => void) | undefined;
  /** Called with true if something can't be shown, and with false when the file is opened again. */
  onLoss: ((isLacking: boolean) => void) | undefined;
}

export const LACKING =
  "Something in this document can't be shown here. Download it to look at all of it.";

/** Tracks how far the document has been read, from the pages drawn or texts read. */
export function useReading(pdf: Pdf, view: ReaderView, { onShown, onEnd, onLoss }: Reports) {
  const [lastDrawnIn, setLastDrawnIn] = useState<ReaderView | null>(null);
  const [margin, setMargin] = useState(0);
  const { pages, isMoreThanPages } = pdf;
  const { marker, isShown } = useEndShown(lastDrawnIn === view);
  const { report, broken, isWhole } = useWholePages(pdf, isShown);
  const hasLoss = isMoreThanPages || broken.size > 0;
  const announcement = useReadReport(
    isShown && isWhole && !hasLoss,
    onEnd && (() => onEnd(() => pdf.textOf(pages))),
  );
  const onDrawn = useCallback(
    (number: number, isPageWhole: boolean, ownMargin?: number) => {
      onShown();
      report(number, isPageWhole);
      if (number === 1 && ownMargin !== undefined) setMargin(ownMargin);
      if (number === pages) setLastDrawnIn(view);
    },
    [onShown, report, pages, view],
  );
  useEffect(() => {
    if (hasLoss) onLoss?.(true);
    // Depends only on the loss, because a parent's new function doesn't mean another loss.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hasLoss]);
  useAnnounced(hasLoss ? LACKING : null, 'alert');
  return { marker, broken, hasLoss, announcement, margin, onDrawn };
}
