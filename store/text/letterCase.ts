export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a label as it reads inside a sentence. */
export const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Turns "SINGLE_FAMILY" into "single family". */
export const codeInWords = (code: string): string => code.replaceAll('_', ' ').toLowerCase().trim();
