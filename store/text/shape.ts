/** Lengths above this aren't logged. */
const MAX_SHAPE_LENGTH = 256;
const ROUNDED_TO = 8;

/** Dates, timestamps, phone numbers and ZIP codes, whose length is public. */
const FIXED_FORMS = [
  /^\d{4}-\d{2}-\d{2}(?:T[\d:.]{5,12}(?:Z|[+-]\d{2}:\d{2})?)?$/,
  /^\(\d{3}\) \d{3}-\d{4}$/,
  /^\d{5}(?:-\d{4})?$/,
];
const MAX_FIXED_FORM_LENGTH = 32;

const run = (text: string): string => {
  const letter = /\p{Nd}/u.test(text) && !/\p{L}/u.test(text) ? '0' : 'x';
  return letter.repeat(Math.ceil(text.length / ROUNDED_TO) * ROUNDED_TO);
};

/**
 * Returns the kind and rough length of a personal text: `x` for letters, `0` for digits. Spaces and periods become
 * letters too, because the word lengths of a name or an address identify a person. Idempotent.
 */
export function shapeOf(text: string): string {
  if (text === '') return '';
  if (text.length <= MAX_FIXED_FORM_LENGTH && FIXED_FORMS.some((form) => form.test(text)))
    return text.replaceAll(/\d/g, '0');
  const head = text.slice(0, MAX_SHAPE_LENGTH);
  const [local = '', domain = '', ...rest] = head.split('@');
  // Keeps the shape of an email address for code that splits it.
  if (local !== '' && domain !== '' && rest.length === 0 && !head.includes(' '))
    return `${run(local)}@${run(domain)}`;
  return run(head);
}
