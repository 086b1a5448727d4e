/** Beyond this a text is long, and how long is nobody's business. */
const LONGEST_SHAPE = 256;
const ROUNDED_TO = 8;

/** Texts whose length says nothing: dates, points in time, telephone numbers, ZIP codes. */
const FIXED_FORMS = [
  /^\d{4}-\d{2}-\d{2}(?:T[\d:.]{5,12}(?:Z|[+-]\d{2}:\d{2})?)?$/,
  /^\(\d{3}\) \d{3}-\d{4}$/,
  /^\d{5}(?:-\d{4})?$/,
];
const LONGEST_FIXED_FORM = 32;

const run = (text: string): string => {
  const letter = /\p{Nd}/u.test(text) && !/\p{L}/u.test(text) ? '0' : 'x';
  return letter.repeat(Math.ceil(text.length / ROUNDED_TO) * ROUNDED_TO);
};

/**
 * What may be told of a personal text: that it is empty, or a date, or an amount, or words, and roughly how long.
 * Letters become `x`, digits `0`; spaces and full stops count as what they stand among, for the lengths of the
 * words of a name or an address tell whose it is. The shape of a shape is itself.
 */
export function shapeOf(text: string): string {
  if (text === '') return '';
  if (text.length <= LONGEST_FIXED_FORM && FIXED_FORMS.some((form) => form.test(text)))
    return text.replaceAll(/\d/g, '0');
  const head = text.slice(0, LONGEST_SHAPE);
  const [local = '', domain = '', ...rest] = head.split('@');
  // An e-mail address stays one: what shows a part of it must find two.
  if (local !== '' && domain !== '' && rest.length === 0 && !head.includes(' '))
    return `${run(local)}@${run(domain)}`;
  return run(head);
}
