import { useEffect, useRef, useState, type CSSProperties } from 'react';

import { stripControlCharacters } from '#store/text/direction.ts';

import type { Pdf } from './pdf.ts';
import css from './PdfViewer.module.css';

export interface PdfPageProps {
  pdf: Pdf;
  number: number;
  /** The width of the sheet, without the margins that are cropped, in CSS pixels. */
  width: number;
  /** The share of the width that is cropped at each side. */
  margin: number;
  /** In or close to the view; any other page has no canvas, so that memory does not grow with the pages. */
  isNear: boolean;
  /** The searched text, which is marked. */
  found: string | null;
  /** Something of it could not be drawn. */
  isBroken: boolean;
  /** The margin is that of the page itself, of one that could be drawn. */
  onDrawn: (number: number, isWhole: boolean, margin?: number) => void;
}

/** The picture and the text of a page. */
function makeLayers() {
  const canvas = document.createElement('canvas');
  canvas.className = css['canvas'] ?? '';
  canvas.ariaHidden = 'true';
  const textLayer = document.createElement('div');
  textLayer.className = css['text'] ?? '';
  return { canvas, textLayer };
}

/** Draws a page while it is near; its size and margin are those of the first page until it is drawn. */
function useDrawing({ pdf, number, isNear, onDrawn, ...fit }: PdfPageProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(pdf.firstPage);
  const [drawn, setDrawn] = useState(0);
  const [ownMargin, setOwnMargin] = useState(1);
  const [notes, setNotes] = useState<readonly string[]>([]);
  // A page with less blank paper than the first one is smaller on the screen: nothing of it is cut off.
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
        // Whole: each piece that is added to the page is laid out with all others.
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
      // Frees the pixels now, not when the canvas is collected.
      canvas.width = 0;
      canvas.height = 0;
      element.replaceChildren();
    };
  }, [pdf, number, scale, isNear, onDrawn]);

  return { sheet, size, scale, margin, drawn, notes };
}

/** One page: its picture, and its text for search, selection and screen readers. */
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
