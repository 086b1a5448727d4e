import { normaliseText } from '#store/text/normalise.ts';

const DIGITS = 10;

/** The length of a complete US number as it is shown and stored (VAL-PHONE-2, A-14). */
export const PHONE_LENGTH = '(555) 555-5555'.length;

/** The digits of what was typed, wherever they stand. */
export const phoneDigits = (text: string): string => normaliseText(text).replaceAll(/\D/g, '');

/**
 * A US number as far as it has been typed (VAL-PHONE-4, VAL-PHONE-6). It never ends in a separator, so that
 * backspace always takes a digit; more than ten digits are not taken.
 */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text).slice(0, DIGITS);
  if (digits.length === 0) return '';
  if (digits.length <= 3) return `(${digits}`;
  const area = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}`;
  return digits.length <= 6 ? area : `${area}-${digits.slice(6)}`;
}

/** A number that arrives whole, by paste, autofill or prefill, loses its country code silently (chosen: screens.md). */
export function normalisePastedPhone(text: string): string {
  const digits = phoneDigits(text);
  return formatPhone(
    digits.length === DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits,
  );
}
