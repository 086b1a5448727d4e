import {
  employmentLabels,
  employmentTypes,
  isLowIncome,
  needsIncomeConfirmation,
  otherIncomeOf,
  validateIncome,
} from '#store/registration/income.ts';

const good = { income: 118_000, employmentType: 'FULL_TIME' } as const;

it.each([
  ['VAL-INCOME-1', {}, { income: 'Required', employmentType: 'Required' }],
  ['F-18', { ...good, income: Number.NaN }, { income: 'Enter an amount in dollars, like 1,200' }],
  ['VAL-INCOME-2', { ...good, income: -1 }, { income: 'Must be at least $0' }],
  ['VAL-INCOME-3', { ...good, income: 10_000_000 }, { income: 'Must be less than $10,000,000' }],
  ['VAL-INCOME-5', { ...good, otherIncome: -1 }, { otherIncome: 'Must be at least $0' }],
  [
    'VAL-EMP-2',
    { ...good, employmentType: 'UNEMPLOYED' as const },
    { employmentType: "We apologize. At this time, we don't lend to unemployed borrowers." },
  ],
])('applies %s and rejects %j', (_row, answer, mistakes) => {
  expect(validateIncome(answer)).toEqual(mistakes);
});

it.each([0, 15_000, 9_999_999])('VAL-INCOME-1 accepts an income of %i', (income) => {
  expect(validateIncome({ ...good, income })).toEqual({});
});

it('VAL-INCOME-6 treats no other income as 0', () => {
  expect(otherIncomeOf({})).toBe(0);
  expect(otherIncomeOf({ otherIncome: 5 })).toBe(5);
});

it('VAL-INCOME-4 counts less than 15,000 as low, but not 15,000 itself', () => {
  expect([-1, 0, 14_999.99, 15_000, undefined].map(isLowIncome)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

it('A-17 lets a low income pass once it is confirmed or sent again unchanged', () => {
  expect(needsIncomeConfirmation({ income: 9000 }, null)).toBe(true);
  expect(needsIncomeConfirmation({ income: 9000, confirmedIncome: 9000 }, null)).toBe(false);
  expect(needsIncomeConfirmation({ income: 1200, confirmedIncome: 9000 }, null)).toBe(true);
  expect(needsIncomeConfirmation({ income: 9000 }, 9000)).toBe(false);
  expect(needsIncomeConfirmation({ income: 8000 }, 9000)).toBe(true);
  expect(needsIncomeConfirmation({ income: 15_000 }, null)).toBe(false);
});

it('ENUM-EMPLOYMENT-REG has nine types, each with a label', () => {
  expect(new Set(employmentTypes)).toEqual(
    new Set([
      'ALIMONY',
      'CHILD_SUPPORT',
      'FULL_TIME',
      'PART_TIME',
      'PUBLIC_ASSISTANCE_PROGRAM',
      'RETIRED',
      'SELF_EMPLOYED',
      'SEPARATE_MAINTENANCE_PAYMENTS',
      'UNEMPLOYED',
    ]),
  );
  expect(employmentLabels.FULL_TIME).toBe('Employed full-time'); // REG-LABEL-01
  expect(employmentLabels.UNEMPLOYED).toBe('Unemployed / furloughed'); // REG-LABEL-02
});
