/** Distance from the full-width forms (U+FF01 to U+FF5E) to printable ASCII. */
const FULL_WIDTH_OFFSET = 0xfe_e0;

/** ASCII without the backtick needs no normalization, and this runs on every key. */
const PLAIN = /^[ -_a-~]*$/;

/** Soft hyphens, zero-width and bidirectional characters: invisible, but they make two texts differ. */
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;
const HYPHENS = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

/**
 * Normalizes a text (FT-48): NFC, ASCII for full-width forms and hyphens, straight quotes (also for a lone accent),
 * ordinary spaces, no invisible characters, trimmed.
 */
export const normaliseText = (text: string): string =>
  (PLAIN.test(text)
    ? text
    : text
        .replaceAll(INVISIBLE, '')
        .normalize('NFC')
        .replaceAll(HYPHENS, '-')
        .replaceAll(/[\uFF01-\uFF5E]/g, (wide) =>
          String.fromCodePoint(wide.charCodeAt(0) - FULL_WIDTH_OFFSET),
        )
        .replaceAll(/[`\u00B4\u2018-\u201B\u02B9\u02BC\u2032]/g, "'")
        .replaceAll(/[\u201C\u201D\u201E\u201F]/g, '"')
        .replaceAll(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
  ).trim();

/** Keeps a text as typed, whichever way the keyboard composed its letters (SC-20). */
export const composeText = (text: string): string => text.normalize('NFC');

/** SC-22 */
const MAX_LENGTH = 200;

/** Letters of any script with their marks, hyphen, apostrophe, space (VAL-FIRST-3, FT-49). */
const NAME = /^[\p{L}\p{M}' -]+$/u;

export const hasUnsupportedCharacters = (text: string): boolean =>
  text.length > MAX_LENGTH || !NAME.test(text);
