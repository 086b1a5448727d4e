import { DTI_SHARE } from '#server/sandbox/data/pricing.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import {
  baseRate,
  incomeCapacity,
  isScoreTooLow,
  maxDrawOf,
  minDrawOf,
  monthlyCapacity,
  terms,
  valueCapacity,
} from '#server/sandbox/lender/offers/borrowingCapacity.ts';
import { toCents } from '#store/format/money.ts';
import { aLender, anApplicationRecord } from '#tests/support/fixtures/applicationRecords.ts';

const withIncome = (incomePrimary: number, incomeOther = 0) =>
  anApplicationRecord({ income: { ...anApplicationRecord().income, incomePrimary, incomeOther } });

/** A home of 500,000 with these facts and this debt. */
function withProperty(about: Partial<ApplicationRecord['property']>, balance = 0, score = 760) {
  const { property } = anApplicationRecord();
  return anApplicationRecord({
    property: { ...property, value: 500_000, ...about },
    liens: [
      {
        uuid: 'lien',
        holder: 'Sample Bank',
        type: 'FIRST_MORTGAGE',
        recordedDate: null,
        balance,
        payment: 0,
        stated: null,
        isAdded: false,
        isToBePaid: false,
        payoff: null,
      },
    ],
    score,
  });
}

const offer = { term: 15, kind: 'STANDARD' } as const;

describe('the golden numbers: borrowing capacity (section 13)', () => {
  test('derives 2,460.17 a month from an income of 118,000, and 210,600 from the home', () => {
    const application = withIncome(118_000);

    expect(toCents(monthlyCapacity(application))).toBe(2_460.17);
    expect(valueCapacity(application)).toBe(210_600);
    expect(
      terms.map((term) =>
        toCents(incomeCapacity(application, aLender, { term, kind: 'STANDARD' })),
      ),
    ).toEqual([122_484.7, 204_101.48, 255_885.13, 317_027]);
  });

  test('derives 460.17 a month from an income of 70,000, whether part of it is other income or not', () => {
    expect(toCents(monthlyCapacity(withIncome(70_000)))).toBe(460.17);
    expect(toCents(monthlyCapacity(withIncome(50_000, 20_000)))).toBe(460.17);
  });

  test('leaves nothing if payments take more than half of the income', () => {
    expect(monthlyCapacity(withIncome(0))).toBe(0);
  });

  test('counts 265,000 of savings as 2,208.33 of income a month', () => {
    const application = withIncome(70_000);
    const assetDepletion = { complete: true, amount: 265_000 };
    const counted = { ...application, status: { ...application.status, assetDepletion } };

    expect(toCents((monthlyCapacity(counted) - monthlyCapacity(application)) / DTI_SHARE)).toBe(
      2_208.33,
    );
  });
});

test.each([
  ['a home', { occupancyType: 'HOME' }, 0, 425_000],
  ['a second home', { occupancyType: 'SECONDARY' }, 0, 375_000],
  ['an investment', { occupancyType: 'INVESTMENT' }, 0, 350_000],
  ['a home in Texas', { occupancyType: 'HOME', state: 'TX' }, 0, 400_000],
  ['an investment in Texas', { occupancyType: 'INVESTMENT', state: 'TX' }, 0, 350_000],
  ['a home with a mortgage', { occupancyType: 'HOME' }, 100_000.01, 324_999.99],
  ['a home with too much debt', { occupancyType: 'HOME' }, 425_001, 0],
] as const)(
  'limits %s of 500,000 by its value: %j with %d owed leaves %d',
  (_what, property, balance, left) => {
    expect(valueCapacity(withProperty(property, balance))).toBe(left);
  },
);

test.each([
  [5, 'STANDARD', 0.0735],
  [10, 'STANDARD', 0.076],
  [15, 'STANDARD', 0.0785],
  [30, 'STANDARD', 0.0835],
  [15, 'BUY_DOWN', 0.0735],
] as const)('sets the best rate over %d years, %s, to %d', (term, kind, rate) => {
  expect(baseRate(withProperty({}), aLender, { term, kind })).toBe(rate);
});

test('adds the margin of a lender to the rate', () => {
  expect(baseRate(withProperty({}), { ...aLender, rateMargin: 0.0025 }, offer)).toBe(0.081);
});

test.each([
  [760, 0.0785],
  [759, 0.081],
  [720, 0.081],
  [719, 0.086],
  [680, 0.086],
  [679, 0.0985],
  [640, 0.0985],
])('gives a score of %d the rate %d', (score, rate) => {
  const application = withProperty({}, 0, score);

  expect(baseRate(application, aLender, offer)).toBe(rate);
  expect(isScoreTooLow(application)).toBe(false);
});

test('rejects a score of 639 as too low for an offer', () => {
  expect(isScoreTooLow(withProperty({}, 0, 639))).toBe(true);
});

test.each([
  ['70 % owed', {}, 350_000, 0.0785],
  ['more than 70 % owed', {}, 350_001, 0.0835],
  ['80 % owed', {}, 400_000, 0.0835],
  ['more than 80 % owed', {}, 400_001, 0.091],
  ['a second home', { occupancyType: 'SECONDARY' }, 0, 0.0835],
  ['an investment', { occupancyType: 'INVESTMENT' }, 0, 0.0885],
] as const)('sets the rate for %s: %j with %d owed has %d', (_what, property, balance, rate) => {
  expect(baseRate(withProperty(property, balance), aLender, offer)).toBe(rate);
});

test.each([
  ['the value', withProperty({}, 400_000), { ...aLender, maxLine: 750_000 }, 25_000],
  ['the lender', withProperty({}), { ...aLender, maxLine: 100_000 }, 100_000],
  ['the income', withIncome(70_000), aLender, 47_862.53],
])('limits the largest draw to what %s allows', (_what, application, lender, most) => {
  expect(maxDrawOf(application, lender, offer)).toBe(most);
});

test.each([
  ['OH', 'HOME', 1_000, 1_000],
  ['TX', 'HOME', 1_000, 4_000],
  ['TX', 'HOME', 5_000, 5_000],
  ['TX', 'SECONDARY', 1_000, 1_000],
] as const)(
  'sets the smallest draw in %s for a %s with a minimum line of %d to %d',
  (state, occupancyType, minLine, least) => {
    expect(minDrawOf(withProperty({ state, occupancyType }), { ...aLender, minLine })).toBe(least);
  },
);
