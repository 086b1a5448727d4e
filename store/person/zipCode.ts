import { normaliseText } from '#store/text/normalise.ts';

/** Longer texts are no ZIP code (SC-22). */
const LONGEST = 40;

/** The five digits of a whole ZIP code, with or without the four behind them and the state before them; null for another text. */
export function wholeZip(text: string): string | null {
  const tidied = normaliseText(text.slice(0, LONGEST));
  return /^(?:[a-z]{2}[\s,]+)?(\d{5})(?:-|\s*-?\s*\d{4})?$/i.exec(tidied)?.[1] ?? null;
}

export const normaliseZip = (text: string): string => wholeZip(text) ?? normaliseText(text);

/** The four digits behind a ZIP code at the end of a line are dropped: no lookup knows them. */
export const withoutZipPlus = (line: string): string =>
  line.replace(/\b(\d{5})\s?-?\s?\d{4}$/, '$1');
