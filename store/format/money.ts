import { normaliseText } from '#store/text/normalise.ts';

/** Reliable digits of a double. */
const SIGNIFICANT = 15;

/** Small enough, and far enough from a tie, for `Math.round`. */
const EASY = { largest: 1e9, fromTie: 1e-4 };

/** Rounds a nonzero number by its decimal digits: 1.005 is a tie, although its binary value isn't. */
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

/** FMT-04. Reads the digits only near a tie, because a screen of offers rounds thousands of amounts. */
export function roundHalfEven(value: number, decimals: number): number {
  if (!Number.isFinite(value) || value === 0) return value;
  const scale = 10 ** decimals;
  const scaled = value * scale;
  const size = Math.abs(scaled);
  const isEasy = size < EASY.largest && Math.abs((size % 1) - 0.5) > EASY.fromTie;
  return isEasy ? Math.round(scaled) / scale || 0 : roundByDigits(value, decimals);
}

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
  /** Number of decimals. Defaults to 2. */
  precision?: number;
  /** Returned for an invalid amount. Without it, such a value throws. */
  fallback?: string;
}

/** "$1,234.50" (FMT-02, FMT-04, FMT-06). */
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

/** SC-22 */
const MAX_LENGTH = 40;

const cleaned = (text: string) =>
  normaliseText(text).slice(0, MAX_LENGTH).replaceAll('$', '').trim();

/** Plain digits, or US groups of three. Other grouping or a decimal comma could mean a different amount. */
const AMOUNT = /^(-?)(?=\.?\d)(\d*|[1-9]\d{0,2}(?:,\d{3})+)(\.\d{0,2})?$/;

/** Returns 85000 for "$85,000.00", `undefined` for an empty box and `NaN` for other text. */
export function readAmount(text: string): number | undefined {
  const plain = cleaned(text);
  if (plain === '') return undefined;
  return AMOUNT.test(plain) ? Number(plain.replaceAll(',', '')) : Number.NaN;
}

/** F-18 */
export const NOT_AN_AMOUNT = 'Enter an amount in dollars, like 1,200';

const commasIn = (text: string) => text.split(',').length;

/**
 * Groups the thousands of an amount and leaves other text unchanged (F-18 money). Typing shifts existing commas, so
 * they count only if one was added.
 */
export function groupAmount(text: string, before = ''): string {
  const isTyped = commasIn(text) <= commasIn(before) && !Number.isNaN(readAmount(before));
  const plain = cleaned(isTyped ? text.replaceAll(',', '') : text);
  const [, sign = '', whole = '', cents = ''] = AMOUNT.exec(plain) ?? [];
  if (whole === '') return text;
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  return sign + digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + cents;
}
