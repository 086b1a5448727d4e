import { fileTypeOf } from '#store/application/uploads/fileKinds.ts';

import { isDictionary, readPdfObjects, type PdfObjects } from './pdfObjects.ts';
import { needsPassword } from './pdfPassword.ts';

/** Uses the browser's table, so both sides accept the same files (SC-15). */
export const mimeTypeOf = (content: Uint8Array): string | null => fileTypeOf(content);

/** Returns what the lender must know about a file. An image has one page. */
export function factsOf(content: Uint8Array, mimeType: string) {
  if (mimeType !== 'application/pdf') return { pages: 1, isLocked: false };
  const objects = readPdfObjects(content);
  return { pages: pagesOf(objects), isLocked: needsPassword(objects) };
}

function pagesOf({ trailer, resolve }: PdfObjects): number {
  const root = resolve(trailer.get('/Root'));
  const pages = isDictionary(root) ? resolve(root.get('/Pages')) : null;
  const count = isDictionary(pages) ? resolve(pages.get('/Count')) : null;
  return typeof count === 'number' ? Math.max(1, count) : 1;
}
