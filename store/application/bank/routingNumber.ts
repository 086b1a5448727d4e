import { normaliseText } from '#store/text/normalise.ts';
import type { Rule } from '#store/validation.ts';

/** Longer than any typed number with spaces and dashes (SC-22). */
const MAX_LENGTH = 40;

/** Removes spaces and dashes. Other characters stay. */
export const bankDigits = (text: string): string =>
  normaliseText(text.slice(0, MAX_LENGTH)).replaceAll(/[\s-]/g, '');

const weights = [3, 7, 1];

/** Whether the weighted sum of nine digits ends in 0. Nine zeros aren't a routing number (facts §2). */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || digits === '000000000') return false;
  const sum = Array.from(digits).reduce(
    (total, digit, at) => total + Number(digit) * (weights[at % weights.length] ?? 0),
    0,
  );
  return sum % 10 === 0;
}

/** F-18. Includes the message for an empty box. */
export const routingNumberRule: Rule<string> = (text) =>
  isRoutingNumber(bankDigits(text ?? '')) ? undefined : 'Please enter a valid routing number';
