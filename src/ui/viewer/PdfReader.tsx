import { useRef, type ReactNode } from 'react';

import { Notice } from '#src/ui/feedback/Notice.tsx';

import type { Pdf } from './pdf.ts';
import { PdfPage, type PdfPageProps } from './PdfPage.tsx';
import { PdfToolbar } from './PdfToolbar.tsx';
import css from './PdfViewer.module.css';
import { TextPages } from './TextPages.tsx';
import { useCurrentHeading, type CurrentHeading } from './useCurrentHeading.ts';
import { useFit } from './useFit.ts';
import { useCurrentPage, useNearPages } from './useNearPages.ts';
import { LACKING, useReading, type Reports } from './useReading.ts';
import { useSearch } from './useSearch.ts';
import { useZoom, type ReaderView } from './useZoom.ts';

interface PdfReaderProps extends Reports {
  title: string;
  pdf: Pdf;
  view: ReaderView;
  onView: (view: ReaderView) => void;
  links: ReactNode;
  afterEnd?: ReactNode;
}

interface PagesProps extends Omit<PdfPageProps, 'number' | 'isNear' | 'isBroken'> {
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

/** How far the reader has come: the heading, and a line that fills. */
const Place = ({ heading: { number, count, text } }: { heading: CurrentHeading }) => (
  <p className={css['place']}>
    <span className={css['filled']} style={{ scale: `${number / count} 1` }} aria-hidden="true" />
    <span>
      Section {number} of {count} ·
    </span>{' '}
    <span className={css['under']}>{text}</span>
  </p>
);

/** An open document, as pages or as text, with its tools. The arrow keys, Page Down and End scroll the region. */
export function PdfReader({
  title,
  pdf,
  view,
  onView,
  links,
  afterEnd,
  ...reports
}: PdfReaderProps) {
  const region = useRef<HTMLElement>(null);
  const near = useNearPages(region, pdf.pages, view);
  const current = useCurrentPage(region, near);
  const heading = useCurrentHeading(region, view);
  const { zoom, ...zoomTools } = useZoom(view);
  const fit = useFit(region);

  const { marker, broken, hasLoss, announcement, margin, onDrawn } = useReading(pdf, view, reports);
  const search = useSearch(pdf, current, (page) => {
    region.current?.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: 'start' });
  });
  const goToEnd = () => {
    region.current?.focus({ preventScroll: true });
    marker.current?.scrollIntoView({ block: 'end' });
  };
  const page = { pdf, near, broken, margin, onDrawn, found: search.found };

  return (
    <div className={css['viewer']}>
      <PdfToolbar
        {...{ view, onView, page: current, pages: pdf.pages, zoom, ...zoomTools, links }}
        searchMessage={search.message}
        onFind={(text) => void search.find(text)}
        onEnd={goToEnd}
      />
      {hasLoss && <MissingContentNote />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach a scrolling region (F-12) */}
      <section className={css['region']} aria-label={title} tabIndex={0} ref={region}>
        {view === 'text' ? (
          <TextPages {...page} width={fit} zoom={zoom} />
        ) : (
          <Pages {...page} width={fit * zoom} />
        )}
        <div className={css['end']} data-document-end="" ref={marker}>
          End of the document
        </div>
        {afterEnd}
      </section>
      {heading && <Place heading={heading} />}
      <output className="visually-hidden">{announcement}</output>
    </div>
  );
}
