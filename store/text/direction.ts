/** Bidirectional and other control characters. */
const CONTROLS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** FT-101, FT-108 */
export const stripControlCharacters = (text: string): string => text.replaceAll(CONTROLS, '');

/** A file's name without control and format characters, which could hide its ending (FT-101, FT-108). */
export const readableFileName = (name: string): string =>
  name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim() || 'Unnamed file';

/** Text from the lender inside a sentence of ours, in bidirectional isolates, which `Sentence` renders (FT-101). */
export const isolated = (text: string): string => `\u2068${stripControlCharacters(text)}\u2069`;

/** The parts of such a sentence: ours and the lender's in turn. */
export const splitIsolates = (sentence: string): string[] => sentence.split(/[\u2068\u2069]/u);
