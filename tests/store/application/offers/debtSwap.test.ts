import { debtSwapOf, interestLeft } from '#store/application/offers/debtSwap.ts';
import { aLiability, anOffer, anOfferChoice, anOfferSet } from '#tests/support/fixtures/offers.ts';

const debt = aLiability();
// 100,000 over 15 years at 8.10%: 990.18 a month (golden), 8.45% of which pays the debt.
const set = anOfferSet({ offers: [anOffer({ discountList: [] })], liabilities: [debt] });
const choice = anOfferChoice({ payoffLiabilityUuids: [debt.uuid] });

it('gives the ticked debts their share of the golden payment and interest', () => {
  expect(debtSwapOf(set, choice)).toEqual({
    payments: 'Today $169.00 a month. With us $83.67 for 15 years.',
    interest: expect.stringMatching(/^Interest left to pay: today \$\d+,\d{3}, with us \$6,358\.$/),
  });
});

it('computes the interest left as that of a loan that its payment pays off', () => {
  // 180 payments of 990.18 pay off 102,990 at 8.10% (golden: 75,242.56 of interest).
  const loan = {
    monetaryBalance: 102_990,
    monetaryCalculatedNextPaymentMinimumAmount: 990.18,
    interestRate: 0.081,
  };

  expect(interestLeft(aLiability(loan))).toBeCloseTo(75_242.56, -1);
});

it.each([
  ['a debt without a rate', { interestRate: null }, null],
  [
    'a payment below the interest',
    { monetaryCalculatedNextPaymentMinimumAmount: 100, interestRate: 0.5 },
    null,
  ],
  [
    'a payment that equals the interest',
    {
      monetaryBalance: 10_000,
      monetaryCalculatedNextPaymentMinimumAmount: 100,
      interestRate: 0.12,
    },
    null,
  ],
  ['a debt without interest', { interestRate: 0 }, 0],
])('computes the interest left of %s', (_case, about, left) => {
  expect(interestLeft(aLiability(about))).toBe(left);
});

it("doesn't compare the interest when that of one debt is unknown", () => {
  const liabilities = [{ ...debt, interestRate: null }];

  expect(debtSwapOf({ ...set, liabilities }, choice)).toMatchObject({ interest: null });
});

it.each([
  ['no debt is ticked', set, { ...choice, payoffLiabilityUuids: [] }],
  ['the amount is empty', set, { ...choice, amount: Number.NaN }],
  [
    'a payment is unknown',
    { ...set, liabilities: [{ ...debt, monetaryCalculatedNextPaymentMinimumAmount: 0 }] },
    choice,
  ],
  [
    'one of two payments is unknown',
    {
      ...set,
      liabilities: [debt, { ...debt, uuid: 'car', monetaryCalculatedNextPaymentMinimumAmount: 0 }],
    },
    { ...choice, payoffLiabilityUuids: [debt.uuid, 'car'] },
  ],
  [
    'the draw is too small',
    { ...set, liabilities: [{ ...debt, monetaryBalance: 200_000 }] },
    choice,
  ],
])('compares nothing when %s', (_case, offers, wanted) => {
  expect(debtSwapOf(offers, wanted)).toBeNull();
});
