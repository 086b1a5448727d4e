import type { DrawTerms } from '#store/application/loanMaths.ts';
import type { Liability, Offer, OfferChoice, OfferSet } from '#store/application/offers.ts';

/** The 15-year offer of 512 Amberstone Drive (screens.md 13). */
export const anOffer = (about: Partial<Offer> = {}): Offer => ({
  id: 'offer-standard-15',
  type: 'STANDARD',
  term: 15,
  min: 20_000,
  max: 750_000,
  minDraw: 20_000,
  maxDraw: 210_600,
  originationFee: 0.0299,
  rate: 0.081,
  otherRate: null,
  baseRate: 0.081,
  discountList: [
    { discount: { type: 'AUTOPAY' }, rateWithDiscount: 0.0785 },
    { discount: { type: 'ALL_IN' }, rateWithDiscount: 0.076 },
  ],
  payOff: null,
  minRecordingTax: null,
  maxRecordingTax: null,
  ...about,
});

export const aLiability = (about: Partial<Liability> = {}): Liability => ({
  uuid: 'card',
  creditor: 'Sample Card Bank',
  type: 'CARD',
  monetaryBalance: 8450,
  monetaryCalculatedNextPaymentMinimumAmount: 169,
  mustPay: false,
  payOff: null,
  ...about,
});

/** The offers of 512 Amberstone Drive, income 118,000: four terms, the shortest held down by the debts. */
export const anOfferSet = (about: Partial<OfferSet> = {}): OfferSet => ({
  offers: [
    anOffer({ id: 'offer-standard-5', term: 5, baseRate: 0.076, rate: 0.076, maxDraw: 122_484.7 }),
    anOffer({
      id: 'offer-standard-10',
      term: 10,
      baseRate: 0.0785,
      rate: 0.0785,
      maxDraw: 204_101.48,
      discountList: [{ discount: { type: 'AUTOPAY' }, rateWithDiscount: 0.076 }],
    }),
    anOffer(),
    anOffer({
      id: 'offer-standard-30',
      term: 30,
      baseRate: 0.086,
      rate: 0.086,
      discountList: [{ discount: { type: 'AUTOPAY' }, rateWithDiscount: 0.0835 }],
    }),
  ],
  offersByType: {},
  costs: [],
  ofeeMaxThreshold: 12_000,
  maxDtiUnlimited: null,
  minRecordingTax: 0,
  maxRecordingTax: 0,
  decision: 'INITIAL',
  subDecision: 'UNVERIFIED_OFFER',
  maxDraw: 210_600,
  liabilities: [aLiability()],
  decisionReasons: [],
  drawYears: [
    { term: 5, years: 2 },
    { term: 15, years: 4 },
  ],
  discountLabels: [{ type: 'AUTOPAY', label: 'Pay by autopay' }],
  revision: null,
  ...about,
});

export const anOfferChoice = (about: Partial<OfferChoice> = {}): OfferChoice => ({
  type: 'STANDARD',
  term: 15,
  amount: 100_000,
  drawPreference: 'PRESERVE',
  discounts: [],
  payoffLiabilityUuids: [],
  ...about,
});

/** What a draw costs there. */
export const theDrawTerms = (about: Partial<DrawTerms> = {}): DrawTerms => ({
  minDraw: 20_000,
  maxDraw: 210_600,
  originationFee: 0.0299,
  ofeeMaxThreshold: 12_000,
  minRecordingTax: 0,
  maxRecordingTax: 0,
  ...about,
});
