import { normaliseText } from '#store/text/normalise.ts';

const DIGITS = 10;
const COUNTRY = '1';

/** The length of a complete US number as it is shown and stored (VAL-PHONE-2, A-14). */
const PHONE_LENGTH = '(555) 555-5555'.length;

/** The digits of what was typed, wherever they stand. */
export const phoneDigits = (text: string): string => normaliseText(text).replaceAll(/\D/g, '');

/** The digits of a US number that somebody wrote out, without its country code and an extension. */
export const nationalDigits = (text: string): string =>
  phoneDigits(text).replace(/^1/, '').slice(0, DIGITS);

/** The address that calls it. */
export const phoneHref = (text: string): string => `tel:+1${nationalDigits(text)}`;

const group = (digits: string) => {
  if (digits.length <= 3) return digits === '' ? '' : `(${digits}`;
  const area = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}`;
  return digits.length <= 6 ? area : `${area}-${digits.slice(6)}`;
};

/** Whether there is no more typed than a number has; one with a country code may be typed whole, for its message. */
export function fitsPhone(text: string): boolean {
  const digits = phoneDigits(text);
  return digits.length <= DIGITS + (digits.startsWith(COUNTRY) ? 1 : 0);
}

/**
 * A US number as far as it has been typed (VAL-PHONE-4, VAL-PHONE-6). It never ends in a separator, so that
 * backspace always takes a digit. No digit is ever dropped: a country code stands before the rest, and what is too
 * long stays too long (VAL-PHONE-2, VAL-PHONE-3).
 */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  if (!digits.startsWith(COUNTRY)) return group(digits);
  return `${COUNTRY} ${group(digits.slice(1))}`.trimEnd();
}

/** Whether a number as it is shown has as many digits as a US number, and no country code (VAL-PHONE-2, VAL-PHONE-3). */
export const isWholePhone = (text: string): boolean =>
  text.length === PHONE_LENGTH && phoneDigits(text).length === DIGITS && text[1] !== COUNTRY;

/** A number that arrives whole, by paste, autofill or prefill, loses its country code silently (chosen: screens.md). */
export function normalisePastedPhone(text: string): string {
  const digits = phoneDigits(text);
  const hasCountry = digits.length === DIGITS + 1 && digits.startsWith(COUNTRY);
  return formatPhone(hasCountry ? digits.slice(1) : digits);
}
