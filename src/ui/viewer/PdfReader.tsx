import { useCallback, useRef, useState, type ReactNode } from 'react';

import type { Pdf } from './pdf.ts';
import { PdfPage } from './PdfPage.tsx';
import { PdfToolbar } from './PdfToolbar.tsx';
import css from './PdfViewer.module.css';
import { useDocumentEnd } from './useDocumentEnd.ts';
import { useFit } from './useFit.ts';
import { useCurrentPage, useNearPages } from './useNearPages.ts';
import { useSearch } from './useSearch.ts';

interface PdfReaderProps {
  title: string;
  pdf: Pdf;
  /** The first page is drawn. */
  onShown: () => void;
  onEnd: (() => void) | undefined;
  /** Links to the file. */
  children: ReactNode;
}

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

interface PagesProps extends Omit<Parameters<typeof PdfPage>[0], 'number' | 'isNear'> {
  near: ReadonlySet<number>;
}

const Pages = ({ near, ...page }: PagesProps) =>
  Array.from({ length: page.pdf.pages }, (_none, at) => (
    <PdfPage key={at} {...page} number={at + 1} isNear={near.has(at + 1)} />
  ));

/** The pages of an open document, and its tools. The arrow keys, Page Down and End scroll the region. */
export function PdfReader({ title, pdf, onShown, onEnd, children }: PdfReaderProps) {
  const region = useRef<HTMLElement>(null);
  const [isLastDrawn, setIsLastDrawn] = useState(false);
  const near = useNearPages(region, pdf.pages);
  const current = useCurrentPage(region, near);
  const { zoom, onZoom } = useZoom();
  const scale = (useFit(region) / pdf.firstPage.width) * zoom;

  const { pages } = pdf;
  const onDrawn = useCallback(
    (number: number) => {
      onShown();
      if (number === pages) setIsLastDrawn(true);
    },
    [onShown, pages],
  );
  const { marker, announcement } = useDocumentEnd(isLastDrawn, onEnd);
  const search = useSearch(pdf, current, (page) => {
    region.current?.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: 'start' });
  });
  const goToEnd = () => {
    region.current?.focus({ preventScroll: true });
    marker.current?.scrollIntoView({ block: 'end' });
  };
  const tools = {
    page: current,
    pages,
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the keyboard (F-12) */}
      <section className={css['region']} aria-label={title} tabIndex={0} ref={region}>
        <Pages pdf={pdf} near={near} scale={scale} found={search.found} onDrawn={onDrawn} />
        <div className={css['end']} ref={marker}>
          End of the document
        </div>
      </section>
      <output className="visually-hidden">{announcement}</output>
    </div>
  );
}
