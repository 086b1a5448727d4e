/** Attributes and keys whose value is shown or read aloud, whatever it looks like. */
const TEXT_ATTRIBUTES =
  /^(?:label|title|hint|help|alt|placeholder|heading|legend|caption|lead|text|texts|busyLabel|summary|description|message|note|children|aria-label|aria-description|aria-roledescription|[a-z]+(?:Label|Title|Text|Hint|Heading))$/;

export const isTextAttribute = (name: string): boolean => TEXT_ATTRIBUTES.test(name);

/** What only code is made of: selectors, styles, patterns, types of content, class names. */
const CODE =
  /[<>=;|\\]|::|\b[\w-]+\/[\w-]+\/|^[\w.-]+:\/\/|^\W*[a-z]+[A-Z]\w*$|\b(?:px|rem|var\(|calc\(|rgb|minmax|solid|ease)\b|^[#.[@]|[[\]]|_|^\(|^[a-z-]+\(/;

const WORD = /^[A-Z][a-z]+(?:[-’'][a-z]+)?[.?!…:]?$/;
const SENTENCE = /\p{L}[\p{L}’'.,]*[\s\u00A0]+\p{L}/u;

/** Whether a string of the code is a text of words: a sentence, a part of one, or a word with a capital letter. */
export function isText(text: string): boolean {
  const words = text.replaceAll(/\{[^}]*\}/g, 'x').trim();
  if (CODE.test(words)) return false;
  return WORD.test(words) || SENTENCE.test(words);
}

/** In one line, without spaces around it. */
export const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const BLOCKS =
  /<\/?(?:p|h\d|li|ul|ol|div|dl|dt|dd|button|label|legend|fieldset|form|section|header|footer|nav|main|td|th|tr|table|thead|tbody|caption|title|summary|details|option|select|article|aside|head|body|html)\b[^>]*>/;
const SHOWN = /\b(?:aria-label|placeholder|title|alt)="([^"]*)"/g;

/** The texts of a piece of HTML, a block each, and those of its attributes. */
export function markupTexts(markup: string): readonly string[] {
  const attributes = Array.from(markup.matchAll(SHOWN), ([, text = '']) => text);
  const blocks = markup
    .split(new RegExp(BLOCKS, 'g'))
    .map((block) => tidy(block.replaceAll(/<[^>]*>/g, '')));
  return [...blocks, ...attributes].filter((text) =>
    /\p{L}/u.test(text.replaceAll(/\{[^}]*\}/g, '')),
  );
}
