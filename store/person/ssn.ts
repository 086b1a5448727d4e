import { normaliseText } from '#store/text/normalise.ts';
import type { Rule } from '#store/validation.ts';

/** FT-48. A Social Security number is secret. It goes from the form only to the vault (F-10). */
export const ssnDigits = (text: string): string =>
  normaliseText(text.slice(0, 40)).replaceAll(/\D/g, '');

/** F-18 */
function isNeverIssued(digits: string): boolean {
  const area = digits.slice(0, 3);
  return (
    area === '000' || area === '666' || digits.slice(3, 5) === '00' || digits.slice(5) === '0000'
  );
}

/** F-18. Includes the message for an empty box. */
export const ssnRule: Rule<string> = (text) => {
  const digits = ssnDigits(text ?? '');
  if (digits.length !== 9) return 'Enter the 9 digits of your Social Security number';
  if (digits.startsWith('9')) {
    return 'This looks like a taxpayer number. Enter your Social Security number.';
  }
  return isNeverIssued(digits) ? 'Check your Social Security number' : undefined;
};
