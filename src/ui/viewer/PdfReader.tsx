import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';

import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';

import type { Pdf } from './pdf.ts';
import { PdfPage } from './PdfPage.tsx';
import { PdfToolbar } from './PdfToolbar.tsx';
import css from './PdfViewer.module.css';
import { useEndShown, useReadReport } from './useDocumentEnd.ts';
import { useFit } from './useFit.ts';
import { useCurrentPage, useNearPages } from './useNearPages.ts';
import { useSearch } from './useSearch.ts';
import { useWholePages } from './useWholePages.ts';

interface Reports {
  /** The first page is drawn. */
  onShown: () => void;
  onEnd: (() => void) | undefined;
  onLoss: (() => void) | undefined;
}

interface PdfReaderProps extends Reports {
  title: string;
  pdf: Pdf;
  /** Links to the file. */
  children: ReactNode;
}

const LACKING = "Something in this document can't be shown here. Download it to look at all of it.";

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const WHOLE = zooms.indexOf(1);

/** The zoom of the pages, in steps. */
function useZoom() {
  const [at, setAt] = useState(WHOLE);
  return {
    zoom: zooms[at] ?? 1,
    onZoom: (step: 1 | -1) =>
      setAt((before) => Math.min(zooms.length - 1, Math.max(0, before + step))),
  };
}

interface PagesProps extends Omit<Parameters<typeof PdfPage>[0], 'number' | 'isNear' | 'isBroken'> {
  near: ReadonlySet<number>;
  broken: ReadonlySet<number>;
}

const Pages = ({ near, broken, ...page }: PagesProps) =>
  Array.from({ length: page.pdf.pages }, (_none, at) => (
    <PdfPage
      key={at}
      {...page}
      number={at + 1}
      isNear={near.has(at + 1)}
      isBroken={broken.has(at + 1)}
    />
  ));

const MissingContentNote = () => (
  <Notice tone="warning">
    <p>{LACKING}</p>
  </Notice>
);

/** How far the document is read, as its pages are drawn. */
function useReading(pdf: Pdf, { onShown, onEnd, onLoss }: Reports) {
  const [isLastDrawn, setIsLastDrawn] = useState(false);
  const { pages } = pdf;
  const { marker, isShown } = useEndShown(isLastDrawn);
  const { report, broken, isWhole } = useWholePages(pdf, isShown);
  const announcement = useReadReport(isShown && isWhole, onEnd);
  const hasLoss = broken.size > 0;
  const onDrawn = useCallback(
    (number: number, isPageWhole: boolean) => {
      onShown();
      report(number, isPageWhole);
      if (number === pages) setIsLastDrawn(true);
    },
    [onShown, report, pages],
  );
  useEffect(() => {
    if (hasLoss) onLoss?.();
    // Once: a parent's new function is not another loss.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hasLoss]);
  useAnnounced(hasLoss ? LACKING : null, 'alert');
  return { marker, broken, announcement, onDrawn };
}

/** The pages of an open document, and its tools. The arrow keys, Page Down and End scroll the region. */
export function PdfReader({ title, pdf, children, ...reports }: PdfReaderProps) {
  const region = useRef<HTMLElement>(null);
  const near = useNearPages(region, pdf.pages);
  const current = useCurrentPage(region, near);
  const { zoom, onZoom } = useZoom();
  const scale = (useFit(region) / pdf.firstPage.width) * zoom;

  const { marker, broken, announcement, onDrawn } = useReading(pdf, reports);
  const search = useSearch(pdf, current, (page) => {
    region.current?.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: 'start' });
  });
  const goToEnd = () => {
    region.current?.focus({ preventScroll: true });
    marker.current?.scrollIntoView({ block: 'end' });
  };
  const tools = {
    page: current,
    pages: pdf.pages,
    zoom,
    onZoom,
    searchMessage: search.message,
    onEnd: goToEnd,
  };

  return (
    <div className={css['viewer']}>
      <PdfToolbar {...tools} onFind={(text) => void search.find(text)}>
        {children}
      </PdfToolbar>
      {broken.size > 0 && <MissingContentNote />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the keyboard (F-12) */}
      <section className={css['region']} aria-label={title} tabIndex={0} ref={region}>
        <Pages {...{ pdf, near, broken, scale, onDrawn }} found={search.found} />
        <div className={css['end']} ref={marker}>
          End of the document
        </div>
      </section>
      <output className="visually-hidden">{announcement}</output>
    </div>
  );
}
