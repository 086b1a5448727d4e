import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import type { readFinalOffer } from '#sagas/api/contract/signing.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { isTexasHome } from '#server/sandbox/lender/offers/borrowingCapacity.ts';
import { offerSetOf } from '#server/sandbox/lender/offers/offerSet.ts';
import { lenderQuote } from '#server/sandbox/lender/offers/quote.ts';
import { isPast } from '#server/sandbox/lender/status/stateTable.ts';
import { texasDay } from '#server/sandbox/lender/funding/fundingEvents.ts';
import { latest, rescissionEnds } from '#store/application/funding/waitingPeriods.ts';
import {
  drawPreferences,
  lastPaymentMonth,
  monthlyPayment,
  totalInterest,
} from '#store/application/offers/loanMaths.ts';
import { boundsOf } from '#store/application/offers/offers.ts';
import { changedFigures, type Figure } from '#store/application/signing/finalOffer.ts';
import { formatWholeDollars, toCents } from '#store/format/money.ts';
import { dayAt } from '#store/geography/timeZones.ts';

type Quote = NonNullable<ApplicationRecord['selectedQuote']>;
type Answer = AnswerOf<typeof readFinalOffer>;

const AUTOPAY = 'AUTOPAY';

/** Returns the quote with the current limit, or null if the chosen draw still fits. */
function loweredQuote(application: ApplicationRecord, lender: Lender, chosen: Quote, now: number) {
  const { term } = chosen;
  if (term === null) return null;
  const set = offerSetOf(application, lender, { canBuyDown: true });
  const drawPreference = drawPreferences.find((one) => one === chosen.drawPreference);
  const offer = set.offers.find((one) => one.term === term);
  if (!offer || !drawPreference) return null;
  const choice = { type: offer.type, term, drawPreference };
  const bounds = boundsOf(set, choice);
  if (!bounds || bounds.max >= Math.floor(chosen.amount) || bounds.max < bounds.min) return null;
  const quote = lenderQuote(
    set,
    { ...choice, amount: bounds.max, discounts: [], payoffLiabilityUuids: [] },
    now,
    application.property,
  );
  if (!quote) return null;
  const { total, amount, fee, feeCapped, recordingTax } = quote;
  return {
    ...chosen,
    total,
    amount,
    fee,
    feeCapped,
    recordingTax,
    cash: toCents(quote.cash + quote.debtsPaid - chosen.debtsPaid),
    monthlyPayment: monthlyPayment(total, chosen.rate, term),
    monthlyPaymentWithoutAutopay: null,
    totalInterest: totalInterest(total, chosen.rate, term),
  };
}

/** Returns the chosen offer by the current limit and date. */
export function finalQuote(
  application: ApplicationRecord,
  lender: Lender,
  now: number,
): Quote | null {
  const { selectedQuote: chosen, property } = application;
  if (!chosen) return null;
  const quote = loweredQuote(application, lender, chosen, now) ?? chosen;
  return {
    ...quote,
    lastPayment:
      quote.term === null ? quote.lastPayment : lastPaymentMonth(dayAt(now, property), quote.term),
  };
}

const hasAutopay = ({ discounts }: Quote) => discounts?.includes(AUTOPAY) ?? false;

/** With a lower limit: the reason of a figure, or of its draw. */
const whenLowered: Partial<Record<Figure, string>> = {
  monthlyPayment: 'You borrow less, so you pay less each month.',
  totalInterest: 'You borrow less, so you pay less interest.',
  fee: 'The fee is a share of your draw.',
  recordingTax: 'The tax depends on the amount of your line.',
  cash: 'Your lower draw leaves you less cash.',
};

/** Returns why a figure differs, by the first cause that applies. */
function reasonOf(figure: Figure, chosen: Quote, final: Quote): string {
  if (figure === 'lastPayment') return 'Your line opens later than on the day you chose.';
  if (final.amount < chosen.amount)
    return (
      whenLowered[figure] ??
      `Your limit is lower than when you chose. The most you can draw now is ${formatWholeDollars(final.amount)}.`
    );
  if (hasAutopay(final) && !hasAutopay(chosen)) return 'You chose autopay, which lowers your rate.';
  if (hasAutopay(chosen) && !hasAutopay(final))
    return 'You chose to pay without autopay, so its discount ended.';
  return 'We checked your numbers once more before the final offer.';
}

/** The answer may lack fields that the comparison needs. */
const comparable = (quote: Quote) => ({
  ...quote,
  term: quote.term ?? 0,
  drawPreference: quote.drawPreference ?? 'UNKNOWN',
  discounts: quote.discounts ?? [],
});

/** Returns the final offer with the chosen one, or null before it exists. */
export function finalOfferAnswer(
  application: ApplicationRecord,
  lender: Lender,
  now: number,
): Answer {
  const { status, selectedQuote, quotes, property } = application;
  const isOpen = status.checklistStatus === 'FINAL_OFFER';
  if (!isOpen && !isPast(status.checklistStatus, 'FINAL_OFFER')) return null;
  const final = isOpen ? finalQuote(application, lender, now) : selectedQuote;
  if (!final) return null;
  // A payment method changed the selected quote's figures, but not the quote's own.
  const chosen = quotes.find(({ quoteId }) => quoteId === final.quoteId) ?? final;
  const isHome = property.occupancyType === 'HOME';
  // As if it were signed today.
  const today = dayAt(now, property);
  return {
    chosen,
    final,
    reasons: changedFigures(comparable(chosen), comparable(final)).map((figure) => ({
      figure,
      reason: reasonOf(figure, chosen, final),
    })),
    rescissionEndsOn: isHome ? rescissionEnds(today) : null,
    texasEarliestOn: isTexasHome(application) ? latest([today, texasDay(application)]) : null,
  };
}
