import type { Lender } from '#server/sandbox/data/lenders.ts';
import {
  DTI_SHARE,
  RESERVE_SHARE,
  TEXAS_HOME_LEAST_DRAW,
  TEXAS_HOME_SHARE,
  lienAdditions,
  occupancyAdditions,
  offerKinds,
  scoreAdditions,
  termBases,
  valueShares,
} from '#server/sandbox/data/pricing.ts';
import { monthlyFromAssets } from '#store/application/assets/assets.ts';
import { isTexasPrimaryHome } from '#store/application/funding/waitingPeriods.ts';
import { amountForPayment } from '#store/application/offers/loanMaths.ts';
import { roundHalfEven, toCents } from '#store/format/money.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';

export type OfferKind = keyof typeof offerKinds;

export const isTexasHome = ({ property }: ApplicationRecord) => isTexasPrimaryHome(property);

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Returns the debt that stays on the home. A lien that the line pays off makes room. */
export const owed = ({ liens }: ApplicationRecord) =>
  sum(liens.map(({ balance, isToBePaid }) => (isToBePaid ? 0 : balance)));

/** Returns the share of the property's value that may be owed, minus what is owed (8.1). */
export function valueCapacity(application: ApplicationRecord): number {
  const { value, occupancyType } = application.property;
  const share = isTexasHome(application) ? TEXAS_HOME_SHARE : (valueShares.get(occupancyType) ?? 0);
  const held = application.isReserveLimited ? RESERVE_SHARE : 0;
  return toCents(Math.max(0, value * (share - held) - owed(application)));
}

export const monthlyPayments = ({ liens, liabilities }: ApplicationRecord) =>
  sum(liens.map(({ payment }) => payment)) +
  sum(liabilities.map((debt) => debt.monetaryCalculatedNextPaymentMinimumAmount));

export const statedIncome = ({ income }: ApplicationRecord) =>
  income.incomePrimary + income.incomeOther;

/** Returns the confirmed income or, before the review, the stated one. */
export const yearlyIncome = (application: ApplicationRecord) =>
  application.verifiedIncome ?? statedIncome(application);

/** Returns half of the monthly income minus the payments. Negative if they are higher. */
export function roomWithSavings(application: ApplicationRecord, counted: number): number {
  const income = yearlyIncome(application) / 12 + monthlyFromAssets(counted);
  return income * DTI_SHARE - monthlyPayments(application);
}

/** Returns half of the monthly income with counted savings, minus the payments. */
export function monthlyCapacity(application: ApplicationRecord): number {
  const counted = application.status.assetDepletion.amount ?? 0;
  return Math.max(0, roomWithSavings(application, counted));
}

/** Returns null if this score gets no offer. */
const scoreAddition = (score: number): number | null =>
  scoreAdditions.find(([from]) => score >= from)?.[1] ?? null;

export const isScoreTooLow = ({ score }: ApplicationRecord) => scoreAddition(score) === null;

/** Returns the yearly rate before discounts. */
export function baseRate(
  application: ApplicationRecord,
  lender: Lender,
  { term, kind }: { term: number; kind: OfferKind },
): number {
  const { value, occupancyType } = application.property;
  const share = owed(application) / value;
  const additions = [
    termBases.find(([years]) => years === term)?.[1] ?? 0,
    lender.rateMargin,
    offerKinds[kind].rateChange,
    scoreAddition(application.score) ?? 0,
    lienAdditions.find(([over]) => share > over)?.[1] ?? 0,
    occupancyAdditions.get(occupancyType) ?? 0,
  ];
  return roundHalfEven(sum(additions), 6);
}

export const terms: readonly number[] = termBases.map(([term]) => term);
export const longestTerm = Math.max(...terms);

/** Returns the line whose payment the income allows. */
export const incomeCapacity = (
  application: ApplicationRecord,
  lender: Lender,
  offer: { term: number; kind: OfferKind },
) =>
  amountForPayment(monthlyCapacity(application), baseRate(application, lender, offer), offer.term);

/** Returns the lender's maximum, or what the borrower asked for after a decline if that is less. */
export const lineLimit = ({ amountLimit }: ApplicationRecord, { maxLine }: Lender) =>
  Math.min(maxLine, amountLimit ?? maxLine);

/** Returns the smallest of what value, income and lender allow. */
export const maxDrawOf = (
  application: ApplicationRecord,
  lender: Lender,
  offer: { term: number; kind: OfferKind },
) =>
  toCents(
    Math.min(
      valueCapacity(application),
      incomeCapacity(application, lender, offer),
      lineLimit(application, lender),
    ),
  );

export const minDrawOf = (application: ApplicationRecord, lender: Lender) =>
  isTexasHome(application) ? Math.max(lender.minLine, TEXAS_HOME_LEAST_DRAW) : lender.minLine;
