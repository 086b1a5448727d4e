import { normaliseText } from '#store/text/normalise.ts';

/** Longer texts aren't ZIP codes (SC-22). */
const MAX_LENGTH = 40;

/** Returns the five digits of a ZIP code, with or without ZIP+4 and the state. Returns null for other text. */
export function wholeZip(text: string): string | null {
  const tidied = normaliseText(text.slice(0, MAX_LENGTH));
  return /^(?:[a-z]{2}[\s,]+)?(\d{5})(?:-|\s*-?\s*\d{4})?$/i.exec(tidied)?.[1] ?? null;
}

export const normaliseZip = (text: string): string => wholeZip(text) ?? normaliseText(text);

/** Drops ZIP+4 at the end of a line, because lookups don't know it. */
export const withoutZipPlus = (line: string): string =>
  line.replace(/\b(\d{5})\s?-?\s?\d{4}$/, '$1');
