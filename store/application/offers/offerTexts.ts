import { formatCents, formatWholeDollars } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';
import { formatYears } from '#store/format/years.ts';
import { isolated } from '#store/text/direction.ts';
import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';
import { capitalized, codeInWords } from '#store/text/letterCase.ts';

import type { Discount, DrawPreference } from './loanMaths.ts';
import { balanceOf, offerFor, type Liability, type Offer, type OfferSet } from './offers.ts';

const typeLabels = new Map([
  ['STANDARD', 'Lower fee'],
  ['BUY_DOWN', 'Lower rate'],
]);

export const offerTypeLabel = (type: string): string => typeLabels.get(type) ?? type;

export const drawPreferenceLabels: Record<DrawPreference, string> = {
  PRESERVE: 'Get the full amount. Add the costs to my line.',
  DEDUCT: 'Take the costs out of this amount.',
  MAXIMIZE: 'Give me the maximum.',
};

/** Returns the lender's label, or a default (screens.md 12.3). */
export const discountLabel = (
  { discountLabels }: Readonly<Pick<OfferSet, 'discountLabels'>>,
  type: string,
): string =>
  isolated(
    discountLabels.find((labelled) => labelled.type === type)?.label ??
      (type === 'AUTOPAY' ? 'Pay by autopay' : 'Member discount'),
  );

/** "for $204,485", for figures of another amount than the borrower's. */
export const forAmountText = (amount: number): string => `for ${formatWholeDollars(amount)}`;

export const notFinalText = 'This is not final yet: we still check your income, ID and home.';

export const limitLine = ({ maxDraw }: Readonly<Pick<OfferSet, 'maxDraw'>>): string =>
  `Your line can be up to ${formatWholeDollars(Math.floor(maxDraw))}.`;

/** Shown next to a capped fee (CALC-2). */
export const cappedFeeNote = (most: number): string =>
  `capped at ${Number.isInteger(most) ? formatWholeDollars(most) : formatCents(most)}`;

const checkedSubjects = new Map([
  ['income', 'income'],
  ['assets', 'savings'],
  ['winback', 'choice'],
  ['summary', 'answers'],
  ['valuation', "home's value"],
]);

/** Says why the borrower is back at the offers, from the query (A-44). Null for unknown values. */
export function cameFromLine(from: string | null): string | null {
  const subject = checkedSubjects.get(from ?? '');
  return subject === undefined ? null : `We checked your ${subject}. Here is what it changed.`;
}

/** "2 debts, $26,350.00. You stop paying $581.00 a month." */
export function debtsLine(debts: readonly Liability[]): string {
  const monthly = debts.reduce(
    (sum, debt) => sum + debt.monetaryCalculatedNextPaymentMinimumAmount,
    0,
  );
  const count = debts.length === 1 ? '1 debt' : `${debts.length} debts`;
  const balance = formatCents(balanceOf(debts));
  return `${count}, ${balance}. You stop paying ${formatCents(monthly)} a month.`;
}

export const fullDrawNote = (drawYears: number | null): string =>
  `You get the whole amount at closing, and interest starts that day. Later you can draw again what you have paid back${
    drawYears === null ? '' : `, for ${formatYears(drawYears)}`
  }.`;

/** APP-05 */
export const showsDtiPrompt = (
  { maxDtiUnlimited }: Readonly<Pick<OfferSet, 'maxDtiUnlimited'>>,
  { uwSubDecision, assetDepletion }: Readonly<ApplicationStatus>,
): boolean =>
  uwSubDecision === 'UNVERIFIED_DTI_LIMITED' &&
  !assetDepletion.complete &&
  assetDepletion.amount === null &&
  maxDtiUnlimited !== null;

export const dtiPrompt = (maxDraw: number, maxDtiUnlimited: number): string =>
  `Your monthly debts limit this offer to ${formatWholeDollars(Math.floor(maxDraw))}. If we count your savings and investments, you could draw up to ${formatWholeDollars(Math.floor(maxDtiUnlimited))}.`;

/** Returns "Credit card" for CREDIT_CARD. Our choice: works for codes that we don't know yet. */
export const debtKind = (type: string): string => capitalized(codeInWords(type));

/** "2.990% fee, 8.600% rate" */
export function offerTypeFacts(
  set: Readonly<OfferSet>,
  type: string,
  term: number,
): string | undefined {
  const offer = offerFor(set, { type, term });
  return offer
    ? `${formatPercent(offer.originationFee)} fee, ${formatPercent(offer.baseRate)} rate`
    : undefined;
}

/** "Pay by autopay: 0.250% off your rate" */
export const discountText = (
  set: Readonly<OfferSet>,
  { baseRate }: Readonly<Pick<Offer, 'baseRate'>>,
  discount: Readonly<Discount>,
): string =>
  `${discountLabel(set, discount.type)}: ${formatPercent(baseRate - discount.rateWithDiscount)} off your rate`;

/** Shown while expired offers are loaded again, and afterward (409 OFFER_EXPIRED). */
export const offersExpiredText = "These offers have expired. We're getting new ones.";
export const offersRenewedText = 'The offers you saw have expired. These are the new ones.';
