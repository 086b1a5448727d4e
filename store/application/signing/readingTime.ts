import { counted } from '#store/text/counted.ts';

/** Our choice: reading speed for small print. */
const PAGES_A_MINUTE = 2;

const minutesOf = (pages: number) => Math.max(1, Math.ceil(pages / PAGES_A_MINUTE));

/** "14 pages, about 7 minutes", or null if the length is unknown. */
export const lengthText = (pages: number | null): string | null =>
  pages === null || pages < 1
    ? null
    : `${counted(pages, 'page')}, about ${counted(minutesOf(pages), 'minute')}`;

/** The same for all documents, or null if any length is unknown. */
export function totalLengthText(documents: readonly { pages: number | null }[]): string | null {
  let pages = 0;
  let minutes = 0;
  for (const document of documents) {
    if (document.pages === null || document.pages < 1) return null;
    pages += document.pages;
    minutes += minutesOf(document.pages);
  }
  if (pages === 0) return null;
  return `${counted(documents.length, 'document')}, ${counted(pages, 'page')}, about ${counted(minutes, 'minute')}.`;
}
