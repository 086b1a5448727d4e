import { useEffect, useRef, useState, type CSSProperties } from 'react';

import { stripControlCharacters } from '#store/text/direction.ts';

import type { Pdf } from './pdf.ts';
import css from './PdfViewer.module.css';

export interface PdfPageProps {
  pdf: Pdf;
  number: number;
  /** The width of the page without the cropped margins, in CSS pixels. */
  width: number;
  /** The share of the width that is cropped on each side. */
  margin: number;
  /**
   * True if the page is in or close to the view. Other pages have no canvas, so memory doesn't grow with the number of
   * pages.
   */
  isNear: boolean;
  found: string | null;
  /** True if something on the page couldn't be drawn. */
  isBroken: boolean;
  /** Called when the page has been drawn. The margin is the page's own, and undefined if it couldn't be drawn. */
  onDrawn: (number: number, isWhole: boolean, margin?: number) => void;
}

function makeLayers() {
  const canvas = document.createElement('canvas');
  canvas.className = css['canvas'] ?? '';
  canvas.ariaHidden = 'true';
  const textLayer = document.createElement('div');
  textLayer.className = css['text'] ?? '';
  return { canvas, textLayer };
}

/** Draws a page while it is near. Until it has been drawn, it uses the size and margin of the first page. */
function useDrawing({ pdf, number, isNear, onDrawn, ...fit }: PdfPageProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(pdf.firstPage);
  const [drawn, setDrawn] = useState(0);
  const [ownMargin, setOwnMargin] = useState(1);
  const [notes, setNotes] = useState<readonly string[]>([]);
  // If a page has less blank margin than the first one, it is shown smaller, so nothing is cut off.
  const margin = Math.min(fit.margin, ownMargin);
  const scale = fit.width / (size.width * (1 - 2 * margin));

  useEffect(() => {
    const element = sheet.current;
    if (!isNear || !element) return undefined;
    const { canvas, textLayer } = makeLayers();
    element.replaceChildren(canvas);
    const leaving = new AbortController();
    pdf.draw(number, { canvas, textLayer, scale }, leaving.signal).then(
      (page) => {
        if (leaving.signal.aborted) return;
        // Added as a whole, because the browser lays out the whole page again for each added piece.
        element.append(textLayer);
        setSize(page.size);
        setOwnMargin(page.margin);
        setNotes(page.notes);
        setDrawn((before) => before + 1);
        onDrawn(number, page.isWhole, page.margin);
      },
      () => {
        if (!leaving.signal.aborted) onDrawn(number, false);
      },
    );
    return () => {
      leaving.abort();
      // Frees the pixels now, not when the canvas is garbage-collected.
      canvas.width = 0;
      canvas.height = 0;
      element.replaceChildren();
    };
  }, [pdf, number, scale, isNear, onDrawn]);

  return { sheet, size, scale, margin, drawn, notes };
}

export function PdfPage(props: PdfPageProps) {
  const { number, found, isBroken, width } = props;
  const { sheet, size, scale, margin, drawn, notes } = useDrawing(props);

  useEffect(() => {
    for (const part of sheet.current?.querySelectorAll('span') ?? []) {
      const isMarked = found !== null && (part.textContent ?? '').toLowerCase().includes(found);
      part.toggleAttribute('data-found', isMarked);
    }
  }, [sheet, found, drawn]);

  const place: CSSProperties & Record<`--${string}`, string | number> = {
    inlineSize: Math.floor(size.width * scale),
    blockSize: Math.floor(size.height * scale),
    marginInline: -Math.floor(size.width * scale * margin),
    '--total-scale-factor': (scale * 96) / 72,
  };
  return (
    <>
      {isBroken && <p className={css['broken']}>Something on page {number} can't be shown.</p>}
      <div className={css['paper']} style={{ inlineSize: Math.floor(width) }}>
        <div className={css['page']} data-page={number} ref={sheet} style={place} />
      </div>
      {notes.map((note, at) => (
        // The notes of a page never move.
        <p key={at} className={css['marginal']}>
          Note on page {number}: <bdi>{stripControlCharacters(note)}</bdi>
        </p>
      ))}
    </>
  );
}
