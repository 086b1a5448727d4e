import { normaliseText } from '#store/text/normalise.ts';

const DIGITS = 10;
const COUNTRY = '1';

/** VAL-PHONE-2, A-14 */
const PHONE_LENGTH = '(555) 555-5555'.length;

export const phoneDigits = (text: string): string => normaliseText(text).replaceAll(/\D/g, '');

/** Returns the digits of a US number, without country code or extension. */
export const nationalDigits = (text: string): string =>
  phoneDigits(text).replace(/^1/, '').slice(0, DIGITS);

export const phoneHref = (text: string): string => `tel:+1${nationalDigits(text)}`;

const group = (digits: string) => {
  if (digits.length <= 3) return digits === '' ? '' : `(${digits}`;
  const area = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}`;
  return digits.length <= 6 ? area : `${area}-${digits.slice(6)}`;
};

/** Whether the text fits the field. It may include a country code, which then gets its own message. */
export function fitsPhone(text: string): boolean {
  const digits = phoneDigits(text);
  return digits.length <= DIGITS + (digits.startsWith(COUNTRY) ? 1 : 0);
}

/**
 * Formats a partial or whole US number (VAL-PHONE-4, VAL-PHONE-6). Never ends with a separator, so backspace always
 * removes a digit. Keeps all digits (VAL-PHONE-2, VAL-PHONE-3).
 */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  if (!digits.startsWith(COUNTRY)) return group(digits);
  return `${COUNTRY} ${group(digits.slice(1))}`.trimEnd();
}

/** Whether a formatted number has ten digits and no country code (VAL-PHONE-2, VAL-PHONE-3). */
export const isWholePhone = (text: string): boolean =>
  text.length === PHONE_LENGTH && phoneDigits(text).length === DIGITS && text[1] !== COUNTRY;

/** Removes the country code from a pasted, autofilled or prefilled number. Our choice: screens.md. */
export function normalisePastedPhone(text: string): string {
  const digits = phoneDigits(text);
  const hasCountry = digits.length === DIGITS + 1 && digits.startsWith(COUNTRY);
  return formatPhone(hasCountry ? digits.slice(1) : digits);
}
