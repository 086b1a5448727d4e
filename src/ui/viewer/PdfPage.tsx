import { useEffect, useRef, useState, type CSSProperties } from 'react';

import type { Pdf } from './pdf.ts';
import css from './PdfViewer.module.css';

interface PdfPageProps {
  pdf: Pdf;
  number: number;
  /** 1 is 100 %. */
  scale: number;
  /** In or close to the view; any other page has no canvas, so that memory does not grow with the pages. */
  isNear: boolean;
  /** The searched text, which is marked. */
  found: string | null;
  /** Something of it could not be drawn. */
  isBroken: boolean;
  onDrawn: (number: number, isWhole: boolean) => void;
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

/** One page: its picture, and its text for search, selection and screen readers. */
export function PdfPage({ pdf, number, scale, isNear, found, isBroken, onDrawn }: PdfPageProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(pdf.firstPage);
  const [drawn, setDrawn] = useState(0);

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
        setDrawn((before) => before + 1);
        onDrawn(number, page.isWhole);
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

  useEffect(() => {
    for (const part of sheet.current?.querySelectorAll('span') ?? []) {
      const isMarked = found !== null && (part.textContent ?? '').toLowerCase().includes(found);
      part.toggleAttribute('data-found', isMarked);
    }
  }, [found, drawn]);

  const place: CSSProperties & Record<`--${string}`, string | number> = {
    inlineSize: Math.floor(size.width * scale),
    blockSize: Math.floor(size.height * scale),
    '--total-scale-factor': (scale * 96) / 72,
  };
  return (
    <>
      {isBroken && <p className={css['broken']}>Something on page {number} can't be shown.</p>}
      <div className={css['page']} data-page={number} ref={sheet} style={place} />
    </>
  );
}
