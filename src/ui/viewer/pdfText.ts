import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { TextPiece } from './reflow.ts';
import { stoppable } from './stoppable.ts';

interface TextItem {
  readonly str: string;
  /** A matrix: scale, skew, skew, scale, x, y. */
  readonly transform: readonly number[];
  readonly width: number;
}

/** The text layer of a page, piece by piece. */
export async function itemsOf(page: PDFPageProxy, signal: AbortSignal): Promise<TextItem[]> {
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

export function pieceOf({ str, transform, width }: TextItem): TextPiece {
  const [, , skew = 0, scale = 0, x = 0, y = 0] = transform;
  return { text: str, x, y, width, size: Math.hypot(skew, scale) };
}

/** Whether something stands on the page that its text layer lacks: stamps, and fields that are filled in. */
export async function hasFields(page: PDFPageProxy): Promise<boolean> {
  const annotations = (await page.getAnnotations()) as readonly { subtype?: string }[];
  return annotations.some(({ subtype }) => subtype !== 'Link');
}
