/** Characters that turn the direction of what follows, and control characters: no text needs one. */
const TRICKS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Somebody else's text, fit to stand in the middle of a sentence or to name a file (FT-101, FT-108). */
export const withoutTricks = (text: string): string => text.replaceAll(TRICKS, '');
