import { roundHalfEven, toCents } from '#store/format/money.ts';

/*
 * Rates are yearly fractions (0.0785 is 7.85%), terms are years, amounts are dollars. Each result is rounded once to
 * the cent, half to even (FMT-04).
 */

const MONTHS = 12;
const DAYS_A_YEAR = 365.25; // CALC-3
const DAYS_A_MONTH = DAYS_A_YEAR / MONTHS; // CALC-4

/** Returns the monthly payment for one dollar. */
function paymentPerDollar(yearlyRate: number, termYears: number): number {
  const months = termYears * MONTHS;
  const rate = yearlyRate / MONTHS;
  return rate === 0 ? 1 / months : rate / (1 - (1 + rate) ** -months);
}

/** CALC-1, on the amount with its costs. */
export const monthlyPayment = (total: number, yearlyRate: number, termYears: number): number =>
  toCents(total * paymentPerDollar(yearlyRate, termYears));

/** Solves CALC-1 for the amount. Not rounded. */
export const amountForPayment = (payment: number, yearlyRate: number, termYears: number): number =>
  Math.max(0, payment) / paymentPerDollar(yearlyRate, termYears);

/** Over the term, using the unrounded payment (screens.md 13). */
export const totalInterest = (total: number, yearlyRate: number, termYears: number): number =>
  toCents(total * paymentPerDollar(yearlyRate, termYears) * termYears * MONTHS - total);

/** Returns the balance at the end of each year from today, using the unrounded payment. */
export function balanceByYear(total: number, yearlyRate: number, termYears: number): number[] {
  const rate = yearlyRate / MONTHS;
  const payment = total * paymentPerDollar(yearlyRate, termYears);
  return Array.from({ length: termYears + 1 }, (_none, year) => {
    const months = year * MONTHS;
    const growth = (1 + rate) ** months;
    const paid = rate === 0 ? payment * months : (payment * (growth - 1)) / rate;
    return year === termYears ? 0 : toCents(total * growth - paid);
  });
}

/** CALC-3, CALC-4. Required by the specification, but no screen uses it yet. @public */
export const dailyInterest = (balance: number, yearlyRate: number, days = DAYS_A_MONTH): number =>
  toCents((balance * yearlyRate * days) / DAYS_A_YEAR);

/** CALC-2 */
export function originationFee(draw: number, feeRate: number, most: number | null) {
  const fee = toCents(draw * feeRate);
  return most !== null && fee > most
    ? { fee: toCents(most), isCapped: true }
    : { fee, isCapped: false };
}

/** CALC-2, FMT-07 */
export function drawTotal(amount: number, fee: number): number {
  if (!(amount >= 0) || !(fee >= 0) || !Number.isFinite(amount + fee)) {
    throw new RangeError('A draw and its fee are numbers of 0 or more');
  }
  return toCents(amount + fee);
}

export interface DrawTerms {
  minDraw: number;
  maxDraw: number;
  originationFee: number;
  ofeeMaxThreshold: number | null;
  minRecordingTax: number;
  maxRecordingTax: number;
}

/** CALC-8: interpolates linearly from the smallest draw to the largest. If they are equal, uses the smaller tax. */
export function recordingTax(draw: number, terms: Readonly<DrawTerms>): number {
  const { minDraw, maxDraw, minRecordingTax, maxRecordingTax } = terms;
  if (maxDraw === minDraw) return toCents(minRecordingTax);
  const share = (draw - minDraw) / (maxDraw - minDraw);
  return toCents(minRecordingTax + share * (maxRecordingTax - minRecordingTax));
}

/** What a borrower can choose (CALC-6). */
export const drawPreferences = ['PRESERVE', 'DEDUCT', 'MAXIMIZE'] as const;
export type DrawPreference = (typeof drawPreferences)[number];
/** What a lender can send. Any other code becomes UNKNOWN (CALC-6). */
export const namedPreferences = [...drawPreferences, 'UNKNOWN'] as const;

export interface DrawBreakdown {
  draw: number;
  fee: number;
  isFeeCapped: boolean;
  recordingTax: number;
  /** Principal. */
  total: number;
  /** For the borrower and the debts to pay. */
  cash: number;
}

/** CALC-5, A-74: adds costs to the draw, or takes them out of it or out of the largest draw. */
export function breakDown(
  amount: number,
  preference: DrawPreference,
  terms: Readonly<DrawTerms>,
): DrawBreakdown {
  const draw = preference === 'MAXIMIZE' ? toCents(terms.maxDraw) : amount;
  const { fee, isCapped } = originationFee(draw, terms.originationFee, terms.ofeeMaxThreshold);
  const tax = recordingTax(draw, terms);
  const isOnTop = preference === 'PRESERVE';
  return {
    draw,
    fee,
    isFeeCapped: isCapped,
    recordingTax: tax,
    total: isOnTop ? toCents(drawTotal(draw, fee) + tax) : draw,
    cash: isOnTop ? draw : toCents(draw - fee - tax),
  };
}

/** Our choice: more than any line. The search only ends for safe integers (FT-09). */
const MAX_DRAW = 1_000_000_000_000;

/** Returns the largest draw in whole dollars that fits the limit with its costs, or 0. */
export function largestPreserveDraw(terms: Readonly<DrawTerms>): number {
  let fits = 0;
  let tooMuch = Math.min(Math.floor(terms.maxDraw), MAX_DRAW) + 1;
  while (tooMuch - fits > 1) {
    const middle = Math.floor((fits + tooMuch) / 2);
    if (breakDown(middle, 'PRESERVE', terms).total <= terms.maxDraw) fits = middle;
    else tooMuch = middle;
  }
  return fits;
}

/** CALC-7, A-75: rounds inward to whole steps. */
export const sliderBounds = (min: number, max: number, step = 1) => ({
  min: Math.ceil(min / step) * step,
  max: Math.floor(max / step) * step,
});

export interface Discount {
  type: string;
  rateWithDiscount: number;
}

const ALL_IN = 'ALL_IN';

/** ALL_IN replaces the others once all are ticked. */
export const tickableDiscounts = (discounts: readonly Discount[]): Discount[] =>
  discounts.filter(({ type }) => type !== ALL_IN);

/**
 * Subtracts each ticked discount from the rate. If all are ticked, uses ALL_IN's rate. Our choice: a single discount
 * isn't "all", because the golden numbers of screens.md 13 treat it that way.
 */
export function rateWithDiscounts(
  baseRate: number,
  discounts: readonly Discount[],
  ticked: readonly string[],
): number {
  const tickable = tickableDiscounts(discounts);
  const chosen = tickable.filter(({ type }) => ticked.includes(type));
  const allIn = discounts.find(({ type }) => type === ALL_IN);
  if (allIn && chosen.length > 1 && chosen.length === tickable.length)
    return allIn.rateWithDiscount;
  const less = chosen.reduce((sum, { rateWithDiscount }) => sum + baseRate - rateWithDiscount, 0);
  return Math.max(0, roundHalfEven(baseRate - less, 8));
}

/** Our choice: used until the server's date is known, and if no visible value depends on the day. */
export const NO_DAY = '0001-01-01';

/** yyyy-MM. The first payment is due one month after today. */
export function lastPaymentMonth(todayIso: string, termYears: number): string {
  const year = Number(todayIso.slice(0, 4)) + termYears;
  return `${String(year).padStart(4, '0')}-${todayIso.slice(5, 7)}`;
}

/** CALC-9, A-76: the rule is unknown. */
const recordingTaxList = new Set(
  'AR CO HI IL IN KY LA MD ME MI MN MO NJ NV OK OR PA SD UT WV WY'.split(' '),
);

/** CALC-9. Required by the specification, but no screen uses it yet. @public */
export const isOnRecordingTaxList = (state: string): boolean => recordingTaxList.has(state);
