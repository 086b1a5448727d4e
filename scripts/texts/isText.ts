/** Attributes and keys whose value is always shown or read aloud. */
const TEXT_ATTRIBUTES =
  /^(?:label|title|hint|help|alt|placeholder|heading|legend|caption|lead|text|texts|busyLabel|summary|description|message|note|children|aria-label|aria-description|aria-roledescription|[a-z]+(?:Label|Title|Text|Hint|Heading))$/;

export const isTextAttribute = (name: string): boolean => TEXT_ATTRIBUTES.test(name);

/** Strings that only code contains: selectors, styles, patterns, content types, class names. */
const CODE =
  /[<>=;|\\]|::|\b[\w-]+\/[\w-]+\/|^[\w.-]+:\/\/|^\W*[a-z]+[A-Z]\w*$|\b(?:px|rem|var\(|calc\(|rgb|minmax|solid|ease)\b|^[#.[@]|[[\]]|_|^\(|^[a-z-]+\(/;

const WORD = /^[A-Z][a-z]+(?:[-’'][a-z]+)?[.?!…:]?$/;
const SENTENCE = /\p{L}[\p{L}’'.,]*[\s\u00A0]+\p{L}/u;

/** Whether a string is a text for users: a sentence, a part of one, or a capitalized word. */
export function isText(text: string): boolean {
  const words = text.replaceAll(/\{[^}]*\}/g, 'x').trim();
  if (CODE.test(words)) return false;
  return WORD.test(words) || SENTENCE.test(words);
}

/** Joins lines and trims spaces. */
export const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const BLOCKS =
  /<\/?(?:p|h\d|li|ul|ol|div|dl|dt|dd|button|label|legend|fieldset|form|section|header|footer|nav|main|td|th|tr|table|thead|tbody|caption|title|summary|details|option|select|article|aside|head|body|html)\b[^>]*>/;
const SHOWN = /\b(?:aria-label|placeholder|title|alt)="([^"]*)"/g;

/** Returns the texts of some HTML, one for each block, and those of its attributes. */
export function markupTexts(markup: string): readonly string[] {
  const attributes = Array.from(markup.matchAll(SHOWN), ([, text = '']) => text);
  const blocks = markup
    .split(new RegExp(BLOCKS, 'g'))
    .map((block) => tidy(block.replaceAll(/<[^>]*>/g, '')));
  return [...blocks, ...attributes].filter((text) =>
    /\p{L}/u.test(text.replaceAll(/\{[^}]*\}/g, '')),
  );
}
