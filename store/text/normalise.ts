/** U+FF01 to U+FF5E are the printable ASCII characters, this far up. */
const FULL_WIDTH_OFFSET = 0xfe_e0;

/** What a keyboard types most: nothing of it is written in another way, and it is asked about at every key. */
const PLAIN = /^[ -~]*$/;

/**
 * Text as a keyboard would have typed it (FT-48): composed (NFC), full-width forms as ASCII, curly quotes straight,
 * every kind of space an ordinary one and none at the ends.
 */
export const normaliseText = (text: string): string =>
  (PLAIN.test(text)
    ? text
    : text
        .normalize('NFC')
        .replaceAll(/[\uFF01-\uFF5E]/g, (wide) =>
          String.fromCodePoint(wide.charCodeAt(0) - FULL_WIDTH_OFFSET),
        )
        .replaceAll(/[\u2018\u2019\u201A\u201B\u02BC]/g, "'")
        .replaceAll(/[\u201C\u201D\u201E\u201F]/g, '"')
        .replaceAll(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
  ).trim();

/** The longest name anybody may type; longer is not looked at (SC-22). */
const LONGEST = 200;

/** Letters of any script with their marks, hyphen, apostrophe, space (VAL-FIRST-3, FT-49). */
const NAME = /^[\p{L}\p{M}' -]+$/u;

/** Whether a name holds anything that a name does not: a digit, an emoji, a control character, half a character. */
export const hasUnsupportedCharacters = (text: string): boolean =>
  text.length > LONGEST || !NAME.test(text);
