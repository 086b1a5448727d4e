import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { isLost, isMark, noteOf, piecesOf, type Annotation } from './annotations.ts';
import { inReadingOrder, type TextPiece } from './reflow.ts';
import { TEXT_BYTES } from './budget.ts';
import { stoppable } from './stoppable.ts';
import type { WatchedWorker } from './watchWorker.ts';

interface TextItem {
  readonly str: string;
  /** A matrix: scale, skew, skew, scale, x, y. */
  readonly transform: readonly number[];
  readonly width: number;
}

async function itemsOf(page: PDFPageProxy, signal: AbortSignal): Promise<TextItem[]> {
  const reader = (
    page.streamTextContent() as ReadableStream<{ items: readonly object[] }>
  ).getReader();
  const items: TextItem[] = [];
  const readAll = async () => {
    // oxlint-disable-next-line no-await-in-loop -- a stream is read a part at a time
    for (let part = await reader.read(); !part.done; part = await reader.read())
      for (const item of part.value.items) if ('str' in item) items.push(item as TextItem);
  };
  await stoppable(signal, () => void reader.cancel(signal.reason), readAll);
  return items;
}

function pieceOf({ str, transform, width }: TextItem): TextPiece {
  const [along = 1, up = 0, skew = 0, scale = 0, x = 0, y = 0] = transform;
  const turn = Math.round((Math.atan2(up, along) * 180) / Math.PI);
  return { text: str, x, y, width, size: Math.hypot(skew, scale), turn };
}

/** Returns what is on a page besides its content: notes, stamps, and filled-in fields. */
export async function marksOf(page: PDFPageProxy, watched: WatchedWorker) {
  const marks = (await page.getAnnotations({ intent: 'any' })) as readonly Annotation[];
  watched.take(marks.length * TEXT_BYTES + JSON.stringify(marks).length);
  return {
    marks,
    notes: marks.map(noteOf).filter((note) => note !== ''),
    hasMark: marks.some(isMark),
    isLost: marks.some(isLost),
  };
}

/** Returns the text of a page, with the text of its fields in place. */
export async function textPieces(
  page: PDFPageProxy,
  marks: readonly Annotation[],
  signal: AbortSignal,
): Promise<TextPiece[]> {
  const pieces = (await itemsOf(page, signal)).map(pieceOf);
  return inReadingOrder(pieces, marks.flatMap(piecesOf));
}
