import type { LenderQuote } from '#store/application/quote.ts';

/** The lender's numbers for 100,000 over 15 years with autopay (screens.md 13). */
export const aQuote = (about: Partial<LenderQuote> = {}): LenderQuote => ({
  quoteId: '9b2d4f0e-5a57-4c53-9a3f-3a9d3f1f0b11',
  total: 102_990,
  amount: 100_000,
  fee: 2_990,
  feeCapped: false,
  recordingTax: 0,
  cash: 100_000,
  debtsPaid: 0,
  rate: 0.0785,
  apr: 0.0785,
  term: 15,
  drawPreference: 'PRESERVE',
  discounts: ['AUTOPAY'],
  monthlyPayment: 975.33,
  monthlyPaymentWithoutAutopay: 990.18,
  totalInterest: 72_569.12,
  lastPayment: '2041-11',
  drawYears: 4,
  costs: [{ name: 'Title search', amount: 250, paidBy: 'LENDER' }],
  expiresAt: '2026-12-21T15:00:00.000Z',
  ...about,
});
