import { formatWholeDollars, NOT_AN_AMOUNT, toCents } from '#store/format/money.ts';

import {
  breakDown,
  drawPreferences,
  largestPreserveDraw,
  lastPaymentMonth,
  monthlyPayment,
  rateWithDiscounts,
  sliderBounds,
  totalInterest,
  type DrawBreakdown,
  type DrawPreference,
  type DrawTerms,
} from './loanMaths.ts';
import type { IncomeRequest, OfferCost } from './offerSetParts.ts';

/** FIELD-OFFER-1. Rates and fee rates are fractions. */
export interface Offer {
  id: string;
  type: string;
  /** Years. */
  term: number;
  min: number | null;
  max: number | null;
  minDraw: number;
  maxDraw: number;
  originationFee: number;
  rate: number;
  otherRate: number | null;
  baseRate: number;
  discountList: { discount: { type: string }; rateWithDiscount: number }[];
  payOff: { status: string | null } | null;
  /** Null to use the offer set's. */
  minRecordingTax: number | null;
  maxRecordingTax: number | null;
}

/** FIELD-LIAB-1, screens.md 10.3. */
export interface Liability {
  uuid: string;
  creditor: string;
  type: string;
  monetaryBalance: number;
  monetaryCalculatedNextPaymentMinimumAmount: number;
  mustPay: boolean;
  /** Yearly, as a fraction. Null if unknown. */
  interestRate: number | null;
  payOff: { status: string | null } | null;
}

/** FIELD-OFFER-2, screens.md 10.3. */
export interface OfferSet {
  offers: Offer[];
  offersByType: Record<string, string[]>;
  costs: OfferCost[];
  ofeeMaxThreshold: number | null;
  incomeRequestRecords?: IncomeRequest[];
  maxDtiUnlimited: number | null;
  minRecordingTax: number;
  maxRecordingTax: number;
  decision: string | null;
  subDecision: string | null;
  maxDraw: number;
  liabilities: Liability[];
  decisionReasons: { code: string; text: string }[];
  drawYears: { term: number; years: number }[];
  discountLabels: { type: string; label: string }[];
  /** Dollars. Null if the lender doesn't say. */
  homeEquity: { value: number; owed: number } | null;
  revision: { oldMaxDraw: number; oldRate: number; newRate: number; reason: string } | null;
}

/** The values of product/select. */
export interface OfferChoice {
  type: string;
  term: number;
  amount: number;
  drawPreference: DrawPreference;
  discounts: string[];
  payoffLiabilityUuids: string[];
}

export interface OfferQuote extends DrawBreakdown {
  offerId: string;
  term: number;
  rate: number;
  monthlyPayment: number;
  /** `null` if autopay isn't ticked. */
  monthlyPaymentWithoutAutopay: number | null;
  totalInterest: number;
  /** yyyy-MM. */
  lastPayment: string;
  debtsPaid: number;
  cashToYou: number;
  drawYears: number | null;
}

const AUTOPAY = 'AUTOPAY';

export const offerTypes = ({ offers }: Readonly<OfferSet>): string[] => [
  ...new Set(offers.map(({ type }) => type)),
];

function firstType(set: Readonly<OfferSet>): string | undefined {
  const types = offerTypes(set);
  return types.includes('STANDARD') ? 'STANDARD' : types[0];
}

function filterOffers(set: Readonly<OfferSet>, isLeft: (offer: Offer) => boolean): OfferSet {
  const offers = set.offers.filter(isLeft);
  const most = Math.max(0, ...offers.map(({ maxDraw }) => maxDraw));
  return { ...set, offers, maxDraw: Math.min(set.maxDraw, most) };
}

/** Returns the offers of the default type, if users can't choose the type. */
export function onlyFirstType(set: Readonly<OfferSet>): OfferSet {
  const first = firstType(set);
  return filterOffers(set, ({ type }) => type === first);
}

/**
 * Our choice: of offers with the same type and term, the lowest rate wins, then the largest draw, because both favor
 * the borrower.
 */
export function bestOfEach(set: Readonly<OfferSet>): OfferSet {
  const keyOf = ({ type, term }: Offer) => `${type} ${term}`;
  const fromWorst = set.offers.toSorted(
    (one, other) => other.baseRate - one.baseRate || one.maxDraw - other.maxDraw,
  );
  const best = new Map(fromWorst.map((offer) => [keyOf(offer), offer]));
  return best.size === set.offers.length
    ? set
    : filterOffers(set, (offer) => best.get(keyOf(offer)) === offer);
}

/** Ascending. */
export const termsOf = ({ offers }: Readonly<OfferSet>, type: string): number[] =>
  offers
    .filter((offer) => offer.type === type)
    .map(({ term }) => term)
    .toSorted((one, other) => one - other);

export const offerFor = (
  { offers }: Readonly<OfferSet>,
  { type, term }: Readonly<Pick<OfferChoice, 'type' | 'term'>>,
): Offer | null => offers.find((offer) => offer.type === type && offer.term === term) ?? null;

const drawTermsOf = (set: Readonly<OfferSet>, offer: Readonly<Offer>): DrawTerms => ({
  minDraw: offer.minDraw,
  maxDraw: offer.maxDraw,
  originationFee: offer.originationFee,
  ofeeMaxThreshold: set.ofeeMaxThreshold,
  minRecordingTax: offer.minRecordingTax ?? set.minRecordingTax,
  maxRecordingTax: offer.maxRecordingTax ?? set.maxRecordingTax,
});

const moneyOf = (set: Readonly<OfferSet>, offer: Readonly<Offer>, choice: Readonly<OfferChoice>) =>
  breakDown(choice.amount, choice.drawPreference, drawTermsOf(set, offer));

export const discountsOf = ({ discountList }: Readonly<Offer>) =>
  discountList.map(({ discount, rateWithDiscount }) => ({ type: discount.type, rateWithDiscount }));

export interface DrawBounds {
  min: number;
  max: number;
  isFixed: boolean;
}

/** Returns the limits of the draw in whole dollars (CALC-7). */
export function boundsOf(
  set: Readonly<OfferSet>,
  choice: Readonly<Pick<OfferChoice, 'type' | 'term' | 'drawPreference'>>,
): DrawBounds | null {
  const offer = offerFor(set, choice);
  if (!offer) return null;
  const { min, max } = sliderBounds(offer.minDraw, offer.maxDraw);
  switch (choice.drawPreference) {
    case 'PRESERVE':
      return { min, max: largestPreserveDraw(drawTermsOf(set, offer)), isFixed: false };
    case 'DEDUCT':
      return { min, max, isFixed: false };
    case 'MAXIMIZE':
      return { min: max, max, isFixed: true };
    default:
      return choice.drawPreference satisfies never;
  }
}

/** Returns the preferences with a valid draw. With costs, even the smallest draw may exceed the limit. */
export const preferencesFor = (
  set: Readonly<OfferSet>,
  { type, term }: Readonly<Pick<OfferChoice, 'type' | 'term'>>,
): DrawPreference[] =>
  drawPreferences.filter((drawPreference) => {
    const bounds = boundsOf(set, { type, term, drawPreference });
    return bounds !== null && bounds.min <= bounds.max;
  });

const isMarked = ({ mustPay, payOff }: Readonly<Liability>) =>
  mustPay || payOff?.status === 'MARKED_FOR_PAYOFF';

/**
 * Returns the initial choice: the default type, half of the limit in whole thousands, no discount, the debts that the
 * lender marked. Our choice: the longest term, because its payment is the lowest.
 */
export function defaultChoice(set: Readonly<OfferSet>): OfferChoice | null {
  const type = firstType(set);
  const term = type === undefined ? undefined : termsOf(set, type).at(-1);
  if (type === undefined || term === undefined) return null;
  const drawPreference = preferencesFor(set, { type, term })[0] ?? 'PRESERVE';
  const { min, max } = boundsOf(set, { type, term, drawPreference }) ?? { min: 0, max: 0 };
  const half = Math.floor(set.maxDraw / 2 / 1000) * 1000;
  return {
    type,
    term,
    amount: Math.max(min, Math.min(half, max)),
    drawPreference,
    discounts: [],
    payoffLiabilityUuids: set.liabilities.filter(isMarked).map(({ uuid }) => uuid),
  };
}

/** Drops discounts that the offer doesn't have. */
export const withOfferedDiscounts = (
  set: Readonly<OfferSet>,
  choice: Readonly<OfferChoice>,
): OfferChoice => {
  const list = offerFor(set, choice)?.discountList ?? [];
  const has = (type: string) => list.some(({ discount }) => discount.type === type);
  return { ...choice, discounts: choice.discounts.filter(has) };
};

/** Returns the ticked and the required debts. */
export const paidDebts = (
  { liabilities }: Readonly<OfferSet>,
  { payoffLiabilityUuids }: Readonly<Pick<OfferChoice, 'payoffLiabilityUuids'>>,
): Liability[] =>
  liabilities.filter(({ uuid, mustPay }) => mustPay || payoffLiabilityUuids.includes(uuid));

export const balanceOf = (debts: readonly Liability[]): number =>
  toCents(debts.reduce((sum, { monetaryBalance }) => sum + monetaryBalance, 0));

/** Returns `null` if the type and term have no offer. */
export function quoteOf(
  set: Readonly<OfferSet>,
  choice: Readonly<OfferChoice>,
  todayIso: string,
): OfferQuote | null {
  const offer = offerFor(set, choice);
  if (!offer) return null;
  const { term, baseRate } = offer;
  const discounts = discountsOf(offer);
  const rate = rateWithDiscounts(baseRate, discounts, choice.discounts);
  const withoutAutopay = choice.discounts.filter((type) => type !== AUTOPAY);
  const hasAutopay = withoutAutopay.length < choice.discounts.length;
  const money = moneyOf(set, offer, choice);
  const debtsPaid = balanceOf(paidDebts(set, choice));
  const otherRate = rateWithDiscounts(baseRate, discounts, withoutAutopay);
  return {
    ...money,
    offerId: offer.id,
    term,
    rate,
    monthlyPayment: monthlyPayment(money.total, rate, term),
    monthlyPaymentWithoutAutopay: hasAutopay ? monthlyPayment(money.total, otherRate, term) : null,
    totalInterest: totalInterest(money.total, rate, term),
    lastPayment: lastPaymentMonth(todayIso, term),
    debtsPaid,
    cashToYou: toCents(money.cash - debtsPaid),
    drawYears: set.drawYears.find((years) => years.term === term)?.years ?? null,
  };
}

type Limits = Readonly<Pick<DrawBounds, 'min' | 'max'>>;

const rangeOf = ({ min, max }: Limits) =>
  `${formatWholeDollars(min)} to ${formatWholeDollars(max)}`;

/** Asks for whole dollars if the amount has cents. */
const requestFor = (amount: number, bounds: Limits) =>
  `Enter ${Number.isNaN(amount) || Number.isInteger(amount) ? 'an amount' : 'whole dollars'} from ${rangeOf(bounds)}`;

function validateAmount(amount: number, bounds: Limits): string | null {
  if (Number.isNaN(amount)) return NOT_AN_AMOUNT;
  const isWithin = Number.isInteger(amount) && amount >= bounds.min && amount <= bounds.max;
  return isWithin ? null : requestFor(amount, bounds);
}

/** Returns the hint for a missing or invalid draw. */
export const amountPrompt = (set: Readonly<OfferSet>, choice: Readonly<OfferChoice>): string =>
  `Enter ${rangeOf(boundsOf(set, choice) ?? { min: 0, max: 0 })} to see your payment.`;

export function validateChoice(
  set: Readonly<OfferSet>,
  choice: Readonly<OfferChoice>,
): { amount?: string; payoffLiabilityUuids?: string } {
  const offer = offerFor(set, choice);
  const bounds = boundsOf(set, choice);
  if (!offer || !bounds) return { amount: NOT_AN_AMOUNT };
  const amount = validateAmount(choice.amount, bounds);
  if (amount !== null) return { amount };
  return moneyOf(set, offer, choice).cash < balanceOf(paidDebts(set, choice))
    ? { payoffLiabilityUuids: 'Your draw does not cover these debts. Draw more or untick one.' }
    : {};
}
