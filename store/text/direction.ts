/** Characters that turn the direction of what follows, and control characters: no text needs one. */
const TRICKS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Somebody else's text, fit to name a file (FT-101, FT-108). */
export const withoutTricks = (text: string): string => text.replaceAll(TRICKS, '');

/** The same within a sentence that is made as a string: it turns nothing around it, and `Sentence` draws it apart (FT-101). */
export const isolated = (text: string): string => `\u2068${withoutTricks(text)}\u2069`;

/** The parts of such a sentence, ours and theirs in turn. */
export const partsOf = (sentence: string): string[] => sentence.split(/[\u2068\u2069]/u);
