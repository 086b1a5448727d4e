import type { Lender } from '#server/sandbox/data/lenders.ts';
import {
  ASSET_MONTHS,
  DTI_SHARE,
  TEXAS_HOME_LEAST_DRAW,
  TEXAS_HOME_SHARE,
  lienAdditions,
  occupancyAdditions,
  offerKinds,
  scoreAdditions,
  termBases,
  valueShares,
} from '#server/sandbox/data/pricing.ts';
import { amountForPayment } from '#store/application/offers/loanMaths.ts';
import { roundHalfEven, toCents } from '#store/format/money.ts';
import type { ApplicationFile } from '#server/sandbox/lender/application/application.ts';

export type OfferKind = keyof typeof offerKinds;

export const isTexasHome = ({ property }: ApplicationFile) =>
  property.state === 'TX' && property.occupancyType === 'HOME';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What is owed on the property. */
const owed = ({ liens }: ApplicationFile) => sum(liens.map(({ balance }) => balance));

/** What the value of the property leaves: the most of it that may be owed, less what is owed (8.1). */
export function valueCapacity(file: ApplicationFile): number {
  const { value, occupancyType } = file.property;
  const share = isTexasHome(file) ? TEXAS_HOME_SHARE : (valueShares.get(occupancyType) ?? 0);
  return toCents(Math.max(0, value * share - owed(file)));
}

/** Every payment there is, a month. */
export const monthlyPayments = ({ liens, liabilities }: ApplicationFile) =>
  sum(liens.map(({ payment }) => payment)) +
  sum(liabilities.map((debt) => debt.monetaryCalculatedNextPaymentMinimumAmount));

/** What the income and the savings that count leave a month: half of it, less what is paid already. */
export function monthlyCapacity(file: ApplicationFile): number {
  const { incomePrimary, incomeOther } = file.income;
  const counted = file.status.assetDepletion.amount ?? 0;
  const income = (incomePrimary + incomeOther) / 12 + counted / ASSET_MONTHS;
  return Math.max(0, income * DTI_SHARE - monthlyPayments(file));
}

/** Null: the lender does not lend at this score. */
const scoreAddition = (score: number): number | null =>
  scoreAdditions.find(([from]) => score >= from)?.[1] ?? null;

export const isScoreTooLow = ({ score }: ApplicationFile) => scoreAddition(score) === null;

/** The yearly rate of a term before any discount. */
export function baseRate(
  file: ApplicationFile,
  lender: Lender,
  { term, kind }: { term: number; kind: OfferKind },
): number {
  const { value, occupancyType } = file.property;
  const share = owed(file) / value;
  const additions = [
    termBases.find(([years]) => years === term)?.[1] ?? 0,
    lender.rateMargin,
    offerKinds[kind].rateChange,
    scoreAddition(file.score) ?? 0,
    lienAdditions.find(([over]) => share > over)?.[1] ?? 0,
    occupancyAdditions.get(occupancyType) ?? 0,
  ];
  return roundHalfEven(sum(additions), 6);
}

export const terms: readonly number[] = termBases.map(([term]) => term);
export const longestTerm = Math.max(...terms);

/** What the income leaves for a line of this term: the annuity solved for the amount. */
export const incomeCapacity = (
  file: ApplicationFile,
  lender: Lender,
  offer: { term: number; kind: OfferKind },
) => amountForPayment(monthlyCapacity(file), baseRate(file, lender, offer), offer.term);

/** The most a term allows: the smallest of what value, income and lender allow. */
export const maxDrawOf = (
  file: ApplicationFile,
  lender: Lender,
  offer: { term: number; kind: OfferKind },
) => toCents(Math.min(valueCapacity(file), incomeCapacity(file, lender, offer), lender.maxLine));

export const minDrawOf = (file: ApplicationFile, lender: Lender) =>
  isTexasHome(file) ? Math.max(lender.minLine, TEXAS_HOME_LEAST_DRAW) : lender.minLine;
