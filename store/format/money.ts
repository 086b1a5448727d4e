import { normaliseText } from '#store/text/normalise.ts';

/** Digits of a double that mean something; the sixteenth and later are the noise of binary fractions. */
const SIGNIFICANT = 15;

/** Up to here, and so far from a tie, neither the noise of binary fractions nor evenness has a say. */
const EASY = { largest: 1e9, fromTie: 1e-4 };

/** By the decimal digits of a number that is not 0: 1.005 is a tie although its binary neighbour is not. */
function roundByDigits(value: number, decimals: number): number {
  const [digits = '0', exponent = '0'] = Math.abs(value)
    .toExponential(SIGNIFICANT - 1)
    .split('e');
  const significand = BigInt(digits.replace('.', ''));
  const drop = SIGNIFICANT - 1 - Number(exponent) - decimals;
  if (drop <= 0) return value;
  const unit = 10n ** BigInt(drop);
  const whole = significand / unit;
  const rest = (significand % unit) * 2n;
  const rounded = rest > unit || (rest === unit && whole % 2n === 1n) ? whole + 1n : whole;
  const result = Number(`${rounded}e${-decimals}`);
  return value < 0 && result !== 0 ? -result : result;
}

/**
 * Rounds to the nearest, a tie to the even neighbour (FMT-04). The digits are looked at only near a tie, for a screen
 * of offers rounds thousands of sums.
 */
export function roundHalfEven(value: number, decimals: number): number {
  if (!Number.isFinite(value) || value === 0) return value;
  const scale = 10 ** decimals;
  const scaled = value * scale;
  const size = Math.abs(scaled);
  const isEasy = size < EASY.largest && Math.abs((size % 1) - 0.5) > EASY.fromTie;
  return isEasy ? Math.round(scaled) / scale || 0 : roundByDigits(value, decimals);
}

/** A sum of money to the cent. */
export const toCents = (value: number): number => roundHalfEven(value, 2);

const formatters = new Map<number, Intl.NumberFormat>();

function dollarsWith(precision: number) {
  const known = formatters.get(precision);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: precision,
    maximumFractionDigits: precision,
  });
  formatters.set(precision, made);
  return made;
}

interface MoneyFormat {
  /** Decimals shown; 2 when left out. */
  precision?: number;
  /** Shown for what is not a sum of money. Without it, such a value throws. */
  fallback?: string;
}

/** "$1,234.50" (FMT-02, FMT-04). What is no number, or a negative precision, throws unless there is a fallback (FMT-06). */
export function formatMoney(
  amount: unknown,
  { precision = 2, fallback }: MoneyFormat = {},
): string {
  if (typeof amount !== 'number' || !Number.isFinite(amount) || !(precision >= 0)) {
    if (fallback !== undefined) return fallback;
    throw new TypeError('Money needs a number and a precision of 0 or more');
  }
  return dollarsWith(precision).format(roundHalfEven(amount, precision));
}

/** "$25,000". */
export const formatWholeDollars = (amount: number): string => formatMoney(amount, { precision: 0 });

/** "$25,000.00". */
export const formatCents = (amount: number): string => formatMoney(amount);

/** A typed amount is at most this long before it is looked at (SC-22). */
const LONGEST = 40;

const cleaned = (text: string) => normaliseText(text).slice(0, LONGEST).replaceAll(/[$, ]/g, '');

/**
 * The number that was typed or pasted ("$85,000.00" is 85000): `undefined` for an empty box, `NaN` for what cannot
 * be read as dollars.
 */
export function readAmount(text: string): number | undefined {
  const plain = cleaned(text);
  if (plain === '') return undefined;
  return /^-?(\d+(\.\d{0,2})?|\.\d{1,2})$/.test(plain) ? Number(plain) : Number.NaN;
}

/** F-18: what is said where something else was typed. */
export const NOT_AN_AMOUNT = 'Enter an amount in dollars, like 1,200';

/** What was typed, its thousands grouped (F-18 money); what is no amount stays as it was typed. */
export function groupAmount(text: string): string {
  const plain = cleaned(text);
  const found = /^(-?)(\d+)(\.\d{0,2})?$/.exec(plain);
  if (!found) return text;
  const [, sign = '', whole = '', cents = ''] = found;
  return sign + BigInt(whole).toLocaleString('en-US') + cents;
}
