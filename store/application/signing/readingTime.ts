/** chosen: reading time of a page of small print. */
const PAGES_A_MINUTE = 2;

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

const minutesOf = (pages: number) => Math.max(1, Math.ceil(pages / PAGES_A_MINUTE));

/** "14 pages, about 7 minutes"; null for an unknown length. */
export const lengthText = (pages: number | null): string | null =>
  pages === null || pages < 1
    ? null
    : `${counted(pages, 'page')}, about ${counted(minutesOf(pages), 'minute')}`;

/** The same of all documents together; null where the length of one is unknown. */
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
