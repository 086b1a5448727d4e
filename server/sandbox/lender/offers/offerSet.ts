import type { Lender } from '#server/sandbox/data/lenders.ts';
import {
  DTI_GAP,
  TEXAS_HOME_FEE,
  discountSizes,
  drawYears,
  offerKinds,
  recordingTaxes,
} from '#server/sandbox/data/pricing.ts';
import type { Offer, OfferSet } from '#store/application/offers/offers.ts';
import { incomeRequests } from '#server/sandbox/lender/income/records.ts';
import { roundHalfEven, toCents } from '#store/format/money.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';

import {
  baseRate,
  incomeCapacity,
  isTexasHome,
  lineLimit,
  longestTerm,
  maxDrawOf,
  minDrawOf,
  owed,
  terms,
  valueCapacity,
  type OfferKind,
} from './borrowingCapacity.ts';

function discountsOf({ brand }: Lender, rate: number): Offer['discountList'] {
  return brand.wording.discounts.map(({ type }) => {
    const size = type === 'ALL_IN' ? discountSizes.ALL_IN : discountSizes.other;
    return { discount: { type }, rateWithDiscount: roundHalfEven(rate - size, 6) };
  });
}

const taxOf = ({ property }: ApplicationRecord, draw: number) =>
  toCents(draw * (recordingTaxes.get(property.state) ?? 0));

function offerOf(
  application: ApplicationRecord,
  lender: Lender,
  { term, kind }: { term: number; kind: OfferKind },
): Offer | null {
  const minDraw = minDrawOf(application, lender);
  const maxDraw = maxDrawOf(application, lender, { term, kind });
  if (maxDraw < minDraw) return null;
  const rate = baseRate(application, lender, { term, kind });
  const discountList = discountsOf(lender, rate);
  return {
    id: `${kind}-${term}`,
    type: kind,
    term,
    min: null,
    max: null,
    minDraw,
    maxDraw,
    originationFee: isTexasHome(application) ? TEXAS_HOME_FEE : offerKinds[kind].fee,
    rate,
    otherRate: discountList.at(-1)?.rateWithDiscount ?? null,
    baseRate: rate,
    discountList,
    payOff: null,
    minRecordingTax: taxOf(application, minDraw),
    maxRecordingTax: taxOf(application, maxDraw),
  };
}

/** Returns the limit with savings, if the income allows much less than the value (8.1). */
function limitWithoutIncome(application: ApplicationRecord, lender: Lender): number | null {
  const byValue = Math.min(valueCapacity(application), lineLimit(application, lender));
  const byIncome = incomeCapacity(application, lender, { term: longestTerm, kind: 'STANDARD' });
  return byIncome < byValue - DTI_GAP ? toCents(byValue) : null;
}

export const isLimitedByIncome = (application: ApplicationRecord, lender: Lender) =>
  limitWithoutIncome(application, lender) !== null;

/** Returns an application's offers (8.1). `canBuyDown` is the flag fe-heloc-rate-buy-down. */
export function offerSetOf(
  application: ApplicationRecord,
  lender: Lender,
  { canBuyDown }: { readonly canBuyDown: boolean },
): OfferSet {
  const kinds: OfferKind[] =
    canBuyDown && !isTexasHome(application) ? ['STANDARD', 'BUY_DOWN'] : ['STANDARD'];
  const offers = kinds.flatMap((kind) =>
    terms.flatMap((term) => offerOf(application, lender, { term, kind }) ?? []),
  );
  const limited = limitWithoutIncome(application, lender);
  const maxDraw = Math.max(0, ...offers.map((offer) => offer.maxDraw));
  const maxTax = taxOf(application, maxDraw);
  return {
    offers,
    offersByType: Object.fromEntries(
      kinds.map((kind) => [kind, offers.filter(({ type }) => type === kind).map(({ id }) => id)]),
    ),
    costs: [
      {
        feeType: 'RECORDING_TAX',
        borrowerPaidAmount: maxTax,
        jsCriteria: null,
        totalPaidByBorrower: maxTax,
        paidBy: 'BORROWER',
      },
      { feeType: 'TITLE_SEARCH', borrowerPaidAmount: 0, totalPaidByBorrower: 0, paidBy: 'LENDER' },
      { feeType: 'FLOOD_CHECK', borrowerPaidAmount: 0, totalPaidByBorrower: 0, paidBy: 'LENDER' },
    ],
    ofeeMaxThreshold: lender.feeCap,
    incomeRequestRecords: incomeRequests(application),
    maxDtiUnlimited: limited,
    minRecordingTax: taxOf(application, minDrawOf(application, lender)),
    maxRecordingTax: maxTax,
    decision: application.status.uwDecision,
    subDecision: application.status.uwSubDecision,
    maxDraw,
    liabilities: application.liabilities,
    decisionReasons:
      limited === null ? [] : [{ code: 'DTI', text: 'Your monthly debts limit this offer.' }],
    drawYears,
    discountLabels: lender.brand.wording.discounts.map(({ type, label }) => ({ type, label })),
    homeEquity: { value: application.property.value, owed: owed(application) },
    revision: application.revision,
  };
}
