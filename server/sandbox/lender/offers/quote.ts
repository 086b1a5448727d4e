import { randomUUID } from 'node:crypto';
import type { InferOutput } from 'valibot';

import type { WireQuote } from '#sagas/api/contract/offers.ts';
import { quoteOf, type OfferChoice, type OfferSet } from '#store/application/offers/offers.ts';
import { dayAt, type ZonedPlace } from '#store/geography/timeZones.ts';

const QUOTE_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

const lenderCosts = [
  { name: 'Title search', amount: 250, paidBy: 'LENDER' },
  { name: 'Flood check', amount: 15, paidBy: 'LENDER' },
  { name: 'Recording fee', amount: 120, paidBy: 'LENDER' },
];

/** Returns null if the type and term aren't offered. */
export function lenderQuote(
  set: OfferSet,
  choice: OfferChoice,
  now: number,
  property: ZonedPlace,
): InferOutput<typeof WireQuote> | null {
  const quote = quoteOf(set, choice, dayAt(now, property));
  if (!quote) return null;
  return {
    quoteId: randomUUID(),
    total: quote.total,
    amount: quote.draw,
    fee: quote.fee,
    feeCapped: quote.isFeeCapped,
    recordingTax: quote.recordingTax,
    cash: quote.cashToYou,
    debtsPaid: quote.debtsPaid,
    rate: quote.rate,
    apr: quote.rate,
    term: quote.term,
    drawPreference: choice.drawPreference,
    discounts: choice.discounts,
    monthlyPayment: quote.monthlyPayment,
    monthlyPaymentWithoutAutopay: quote.monthlyPaymentWithoutAutopay,
    totalInterest: quote.totalInterest,
    lastPayment: quote.lastPayment,
    drawYears: quote.drawYears,
    costs: lenderCosts,
    expiresAt: new Date(now + QUOTE_LIFE_MS).toISOString(),
  };
}
