import {
  homeEstimateForm,
  homeEstimateOf,
  homeEstimateRows,
  homeEstimateValidator,
  type HomeEstimateForm,
} from '#store/application/valuation/homeEstimate.ts';
import { anEstimate, anEstimateForm } from '#tests/support/fixtures/valuations.ts';

const validate = homeEstimateValidator('2026-11-21');

const VALUE = 'Enter an amount from $10,000 to $99,999,999';
const YEAR = 'Enter a year from 1700 to 2026';
const COUNT = 'Enter a number from 0 to 20';
const HALVES = 'Enter a number from 0 to 20, in halves if you need to, like 2.5';
const AREA = 'Enter a number from 200 to 20,000';

it('requires every fact about the home except those that a borrower may not remember', () => {
  expect(validate(anEstimateForm)).toEqual({});
  expect(validate({})).toEqual({
    estimatedValue: 'Required',
    propertyType: 'Required',
    bedrooms: 'Required',
    bathrooms: 'Required',
    livingArea: 'Required',
    yearBuilt: 'Required',
    condition: 'Required',
  });
});

it.each<[keyof HomeEstimateForm, unknown, string | undefined]>([
  ['estimatedValue', Number.NaN, 'Enter an amount in dollars, like 1,200'],
  ['estimatedValue', 9_999, VALUE],
  ['estimatedValue', 10_000, undefined],
  ['estimatedValue', 99_999_999, undefined],
  ['estimatedValue', 100_000_000, VALUE],
  ['propertyType', 'CASTLE', 'Required'],
  ['bedrooms', '0', undefined],
  ['bedrooms', '20', undefined],
  ['bedrooms', '21', COUNT],
  ['bedrooms', '2.5', COUNT],
  ['bedrooms', '-1', COUNT],
  ['bedrooms', 'three', COUNT],
  ['bathrooms', '0.5', undefined],
  ['bathrooms', '2.3', HALVES],
  ['bathrooms', '1,5', HALVES],
  ['bathrooms', '20.5', HALVES],
  ['livingArea', '199', AREA],
  ['livingArea', '200', undefined],
  ['livingArea', '20,000', undefined],
  ['livingArea', '20001', AREA],
  ['livingArea', '2,50', AREA],
  ['livingArea', '1'.repeat(500), AREA],
  ['yearBuilt', '1699', YEAR],
  ['yearBuilt', '1700', undefined],
  ['yearBuilt', '2026', undefined],
  ['yearBuilt', '2027', YEAR],
  ['condition', 'NEW', 'Required'],
  ['purchasePrice', undefined, undefined],
  ['purchasePrice', -1, 'Enter an amount up to $99,999,999'],
  ['purchaseYear', '2027', YEAR],
  ['purchaseYear', undefined, undefined],
  ['improvements', 'x'.repeat(1_001), 'Must be at most 1000 characters'],
])('checks %s %j: %j', (field, value, message) => {
  const form = { ...anEstimateForm, [field]: value } as Partial<HomeEstimateForm>;

  expect(validate(form)[field]).toBe(message);
});

it('rejects no four-digit year before the day is known', () => {
  expect(homeEstimateValidator(null)({ ...anEstimateForm, yearBuilt: '2027' })).toEqual({});
});

it('returns the answers to the form as they were sent', () => {
  const few = { ...anEstimate, purchasePrice: null, purchaseYear: null, improvements: null };
  const {
    purchasePrice: _price,
    purchaseYear: _year,
    improvements: _text,
    ...rest
  } = anEstimateForm;

  expect(homeEstimateOf(anEstimateForm)).toEqual(anEstimate);
  expect(homeEstimateForm(anEstimate)).toEqual({ ...anEstimateForm, livingArea: '1850' });
  expect(homeEstimateOf(rest as HomeEstimateForm)).toEqual(few);
  expect(homeEstimateForm(few)).toMatchObject({ purchasePrice: null, purchaseYear: null });
  expect(homeEstimateRows(anEstimate)).toHaveLength(10);
  expect(homeEstimateRows(few)).toHaveLength(7);
});
