import fc from 'fast-check';

import {
  breakDown,
  dailyInterest,
  drawPreferences,
  monthlyPayment,
  originationFee,
  recordingTax,
  totalInterest,
} from '#store/application/offers/loanMaths.ts';
import { paidDebts, balanceOf, quoteOf } from '#store/application/offers/offers.ts';
import { toCents } from '#store/format/money.ts';
import { anOfferChoice, anOfferSet, theDrawTerms } from '#tests/support/fixtures/offers.ts';

it.each([
  ['the sample Loan Estimate of the CFPB (form H-24(B))', 162_000, 0.038_75, 30, 761.78],
  ['the usual payment tables, 6 % over 30 years', 100_000, 0.06, 30, 599.55],
  ['the usual payment tables, 6 % over 15 years', 100_000, 0.06, 15, 843.86],
  ['the usual payment tables, 6.5 % over 30 years', 200_000, 0.065, 30, 1264.14],
  ['the usual payment tables, 5 % over 10 years', 10_000, 0.05, 10, 106.07],
])('computes the payment published in %s', (_source, total, rate, years, payment) => {
  expect(monthlyPayment(total, rate, years)).toBe(payment);
});

it.each([
  [100_000, 0.06, 30, 115_838.19],
  [100_000, 0.06, 15, 51_894.23],
])('computes the published interest of %i at %f over %i years', (total, rate, years, interest) => {
  expect(totalInterest(total, rate, years)).toBe(interest);
});

const cents = fc.integer({ min: 1_000_000, max: 75_000_000 }).map((amount) => amount / 100);
const rate = fc.integer({ min: 1, max: 2_000 }).map((basisPoints) => basisPoints / 10_000);
const years = fc.constantFrom(5, 10, 15, 30);
const more = fc.integer({ min: 1, max: 500 });

/** Returns what is owed after every payment of the schedule, before rounding. */
function balanceAfter(total: number, yearlyRate: number, termYears: number): number {
  const months = termYears * 12;
  const payment = (totalInterest(total, yearlyRate, termYears) + total) / months;
  let balance = total;
  for (let month = 0; month < months; month += 1) balance += (balance * yearlyRate) / 12 - payment;
  return balance;
}

it('pays back the line and its interest with the payments of the schedule', () => {
  fc.assert(
    fc.property(cents, rate, years, (total, yearly, term) => {
      // A cent of the total interest, spread over the months and compounded.
      const rounding = 0.01 * (1 + yearly / 12) ** (term * 12);
      return Math.abs(balanceAfter(total, yearly, term)) <= rounding;
    }),
  );
});

it('sets a payment above the interest of its first month', () => {
  fc.assert(
    fc.property(
      cents,
      rate,
      years,
      (total, yearly, term) =>
        monthlyPayment(total, yearly, term) > toCents((total * yearly) / 12) - 0.01,
    ),
  );
});

it('costs no less for a larger line', () => {
  fc.assert(
    fc.property(cents, rate, years, more, (total, yearly, term, dollars) => {
      const [less, larger] = [total, total + dollars];
      return (
        monthlyPayment(larger, yearly, term) >= monthlyPayment(less, yearly, term) &&
        totalInterest(larger, yearly, term) >= totalInterest(less, yearly, term)
      );
    }),
  );
});

it('costs no less at a higher rate', () => {
  fc.assert(
    fc.property(cents, rate, years, more, (total, yearly, term, points) => {
      const higher = yearly + points / 10_000;
      return (
        monthlyPayment(total, higher, term) >= monthlyPayment(total, yearly, term) &&
        totalInterest(total, higher, term) >= totalInterest(total, yearly, term)
      );
    }),
  );
});

it('reduces the payment and adds interest for a longer term', () => {
  fc.assert(
    fc.property(cents, rate, fc.constantFrom([5, 10], [10, 15], [15, 30]), (total, yearly, two) => {
      const [short = 0, long = 0] = two;
      return (
        monthlyPayment(total, yearly, long) < monthlyPayment(total, yearly, short) &&
        totalInterest(total, yearly, long) > totalInterest(total, yearly, short)
      );
    }),
  );
});

it('keeps the fee within its cap, and says when it is capped', () => {
  const feeRate = fc.integer({ min: 0, max: 500 }).map((basisPoints) => basisPoints / 10_000);
  fc.assert(
    fc.property(cents, feeRate, cents, (draw, share, cap) => {
      const { fee, isCapped } = originationFee(draw, share, cap);
      return fee <= cap && isCapped === toCents(draw * share) > cap;
    }),
  );
});

const taxed = (largest: number, tax: number) =>
  theDrawTerms({ minDraw: 20_000, maxDraw: largest, minRecordingTax: 210, maxRecordingTax: tax });

const terms = fc
  .tuple(fc.integer({ min: 25_000, max: 750_000 }), fc.integer({ min: 210, max: 9_000 }))
  .map(([largest, tax]) => taxed(largest, tax));
const share = fc.integer({ min: 0, max: 100 });
const drawOf = ({ minDraw, maxDraw }: { minDraw: number; maxDraw: number }, percent: number) =>
  Math.floor(minDraw + ((maxDraw - minDraw) * percent) / 100);

it('CALC-8 keeps the recording tax within its bounds, and raises it with the draw', () => {
  fc.assert(
    fc.property(terms, share, share, (some, one, other) => {
      const [small, large] = [Math.min(one, other), Math.max(one, other)];
      const tax = (percent: number) => recordingTax(drawOf(some, percent), some);
      return (
        tax(small) >= some.minRecordingTax &&
        tax(large) <= some.maxRecordingTax &&
        tax(small) <= tax(large)
      );
    }),
  );
});

it('CALC-5 splits the principal into cash, fee and tax to the cent, for every preference', () => {
  fc.assert(
    fc.property(terms, share, fc.constantFrom(...drawPreferences), (some, percent, preference) => {
      const {
        cash,
        fee,
        recordingTax: tax,
        total,
      } = breakDown(drawOf(some, percent), preference, some);
      return toCents(cash + fee + tax) === total;
    }),
  );
});

it('splits the draw into the cash of a quote and the debts that it pays', () => {
  const set = anOfferSet();
  const uuids = set.liabilities.map(({ uuid }) => uuid);
  fc.assert(
    fc.property(fc.subarray(uuids), fc.integer({ min: 20_000, max: 200_000 }), (ticked, amount) => {
      const choice = anOfferChoice({ amount, payoffLiabilityUuids: ticked });
      const quote = quoteOf(set, choice, '2026-11-21');
      return (
        quote !== null &&
        quote.debtsPaid === balanceOf(paidDebts(set, choice)) &&
        toCents(quote.cashToYou + quote.debtsPaid) === amount
      );
    }),
  );
});

it('CALC-3 CALC-4 adds twelve months of interest up to a year, and charges no less for more days', () => {
  fc.assert(
    fc.property(cents, rate, fc.integer({ min: 1, max: 62 }), (balance, yearly, days) => {
      const year = toCents(balance * yearly);
      return (
        Math.abs(dailyInterest(balance, yearly) * 12 - year) <= 0.07 &&
        dailyInterest(balance, yearly, 365.25) === year &&
        dailyInterest(balance, yearly, days + 1) >= dailyInterest(balance, yearly, days)
      );
    }),
  );
});
