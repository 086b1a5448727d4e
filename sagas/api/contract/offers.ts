import * as v from 'valibot';

import { drawPreferences } from '#store/application/offers/loanMaths.ts';

import { WireStatus } from './application.ts';
import { DecisionCode, IncomeSource, NamedPreference, SubDecision } from './codes.ts';
import {
  Amount,
  MaybeAmount,
  MaybeRate,
  Month,
  NotNegative,
  Rate,
  Reference,
  Text,
  WireConsent,
  Years,
  YesNo,
  listOf,
  upTo,
} from './common.ts';
import { endpoint } from './endpoint.ts';

const BASE = '/service-offer/borrower/secure/api/v1/{uuid}';

/** Our choice: few enough to render within a frame on a phone (FT-10). */
const MAX_OFFERS = 60;

/** FIELD-OFFER-1. Rates and fee rates are fractions. */
export const WireOffer = v.object({
  id: v.string(),
  type: v.nullish(v.string(), 'STANDARD'),
  term: Years,
  min: MaybeAmount,
  max: MaybeAmount,
  minDraw: NotNegative,
  maxDraw: NotNegative,
  originationFee: Rate,
  rate: Rate,
  otherRate: MaybeRate,
  baseRate: Rate,
  discountList: v.nullish(
    listOf(v.object({ discount: v.object({ type: v.string() }), rateWithDiscount: Rate })),
    [],
  ),
  payOff: v.nullish(v.object({ status: Text }), null),
  minRecordingTax: MaybeAmount,
  maxRecordingTax: MaybeAmount,
});

/** FIELD-LIAB-1, and the additions of screens.md 10.3. */
export const WireLiability = v.object({
  uuid: v.string(),
  creditor: v.nullish(v.string(), ''),
  type: v.nullish(v.string(), ''),
  monetaryBalance: Amount,
  monetaryCalculatedNextPaymentMinimumAmount: v.nullish(Amount, 0),
  mustPay: YesNo,
  /** Our choice: the yearly rate of the debt as a fraction, if the credit report or the lender knows it. */
  interestRate: MaybeAmount,
  payOff: v.nullish(v.object({ status: Text }), null),
});

/** FIELD-OFFER-2 with liabilities, reasons, draw years and labels. */
export const WireOfferSet = v.object({
  offers: listOf(WireOffer, MAX_OFFERS),
  offersByType: v.nullish(v.record(v.string(), listOf(v.string())), {}),
  costs: v.nullish(
    listOf(
      v.object({
        feeType: v.string(),
        borrowerPaidAmount: MaybeAmount,
        /** Stored unchanged, because the specification doesn't say what it is. */
        jsCriteria: Text,
        totalPaidByBorrower: MaybeAmount,
        paidBy: Text,
      }),
    ),
    [],
  ),
  ofeeMaxThreshold: MaybeAmount,
  incomeRequestRecords: v.nullish(
    listOf(
      v.object({
        methods: v.nullish(listOf(IncomeSource), []),
        verificationMethod: v.nullish(IncomeSource, null),
      }),
    ),
    [],
  ),
  maxDtiUnlimited: MaybeAmount,
  minRecordingTax: v.nullish(NotNegative, 0),
  maxRecordingTax: v.nullish(NotNegative, 0),
  decision: DecisionCode,
  subDecision: SubDecision,
  maxDraw: Amount,
  liabilities: v.nullish(listOf(WireLiability, MAX_OFFERS), []),
  decisionReasons: v.nullish(listOf(v.object({ code: v.string(), text: v.string() })), []),
  drawYears: v.nullish(listOf(v.object({ term: Years, years: NotNegative })), []),
  discountLabels: v.nullish(listOf(v.object({ type: v.string(), label: v.string() })), []),
  /** Our choice: the home's value and what remains owed on it, in dollars. They limit the line. */
  homeEquity: v.nullish(v.object({ value: NotNegative, owed: NotNegative }), null),
  revision: v.nullish(
    v.object({ oldMaxDraw: Amount, oldRate: Rate, newRate: Rate, reason: v.string() }),
    null,
  ),
});

export const readOffers = endpoint({
  name: 'readOffers',
  method: 'GET',
  path: `${BASE}/offers`,
  answer: WireOfferSet,
});

/**
 * The lender's numbers for one choice. They win over the client's. Term, preference, discounts and draw years may be
 * missing, because the list of screens.md 10.3 lacks them.
 */
export const WireQuote = v.object({
  quoteId: v.string(),
  total: Amount,
  amount: Amount,
  fee: Amount,
  feeCapped: YesNo,
  recordingTax: Amount,
  /** The borrower's cash, without the debts that we pay directly. */
  cash: Amount,
  debtsPaid: v.nullish(Amount, 0),
  rate: Rate,
  apr: Rate,
  term: MaybeAmount,
  drawPreference: NamedPreference,
  discounts: v.nullish(listOf(v.string()), null),
  monthlyPayment: Amount,
  monthlyPaymentWithoutAutopay: MaybeAmount,
  totalInterest: Amount,
  lastPayment: Month,
  drawYears: MaybeAmount,
  costs: v.nullish(listOf(v.object({ name: v.string(), amount: Amount, paidBy: v.string() })), []),
  expiresAt: Text,
});

export const quoteOffer = endpoint({
  name: 'quoteOffer',
  method: 'POST',
  path: `${BASE}/quotes`,
  body: v.object({
    offerId: upTo(80),
    amount: Amount,
    term: Amount,
    drawPreference: v.picklist(drawPreferences),
    discounts: v.array(upTo(40)),
    payoffLiabilityUuids: v.array(upTo(80)),
  }),
  answer: WireQuote,
});

export const emailOffer = endpoint({
  name: 'emailOffer',
  method: 'POST',
  path: `${BASE}/offers/emails`,
  body: v.object({
    type: upTo(80),
    term: Amount,
    amount: Amount,
    drawPreference: v.picklist(drawPreferences),
    discounts: v.array(upTo(40)),
    payoffLiabilityUuids: v.array(upTo(80)),
  }),
  answer: Reference,
  success: 202,
  creates: true,
});

export const selectOffer = endpoint({
  name: 'selectOffer',
  method: 'POST',
  path: `${BASE}/selection`,
  body: v.object({ quoteId: v.string(), consents: v.array(WireConsent) }),
  answer: WireStatus,
});

export const reopenOffers = endpoint({
  name: 'reopenOffers',
  method: 'POST',
  path: `${BASE}/reopening`,
  body: v.object({ reason: upTo(200) }),
  answer: WireStatus,
});
