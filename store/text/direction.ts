const CONTROLS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** FT-101, FT-108 */
export const stripControlCharacters = (text: string): string => text.replaceAll(CONTROLS, '');

/** Removes control and format characters from a file name, because they could hide its extension (FT-101, FT-108). */
export const readableFileName = (name: string): string =>
  name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim() || 'Unnamed file';

/** Wraps the lender's text in bidirectional isolates for use in our sentences. `Sentence` renders them (FT-101). */
export const isolated = (text: string): string => `\u2068${stripControlCharacters(text)}\u2069`;

/** Splits such a sentence: our text and the lender's alternate. */
export const splitIsolates = (sentence: string): string[] => sentence.split(/[\u2068\u2069]/u);
