import { birthdateValidator, stateOfResidence } from '#store/person/birthdate.ts';

const todayIso = '2026-03-05';
const ohio = birthdateValidator({ todayIso, state: 'OH', isAgeRestricted: false });
const alabama = birthdateValidator({ todayIso, state: 'AL', isAgeRestricted: false });
const overSixtyTwo = birthdateValidator({ todayIso, state: 'AL', isAgeRestricted: true });

const SHORT = 'Must be at least 18 years old';
const LONG =
  'You must be at least 18 years old to apply for a loan, or 19 years old if you reside in the state of Alabama.';

it.each([
  ['VAL-DOB-1', undefined, 'Date of birth is required'],
  ['VAL-DOB-1', '--', 'Date of birth is required'],
  ['VAL-DOB-5', '1990-02-31', 'Invalid date'],
  ['VAL-DOB-5', 'yesterday', 'Invalid date'],
  ['VAL-DOB-5', '1990--05', 'Invalid date'],
  ['VAL-DOB-6', '1899-12-31', 'Invalid date'],
  ['FT-65', '0999-01-01', 'Invalid date'],
  ['VAL-DOB-5', '2026-03-06', 'Invalid date'],
  ['VAL-DOB-2', '2026-03-05', SHORT],
  ['VAL-DOB-2', '2008-03-06', SHORT],
  ['VAL-DOB-2', '2008-03-05', undefined],
  ['VAL-DOB-6', '1900-01-01', undefined],
])('applies %s to someone born on %p in Ohio', (_row, dob, message) => {
  expect(ohio(dob === undefined ? {} : { dob }).dob).toBe(message);
});

it.each([
  ['2008-03-06', SHORT],
  ['2008-03-05', LONG],
  ['2007-03-06', LONG],
  ['2007-03-05', undefined],
])('VAL-DOB-3 C-06 checks the age of someone born on %s in Alabama', (dob, message) => {
  expect(alabama({ dob }).dob).toBe(message);
});

it.each([
  ['1964-03-06', 'Must be 62 years or older to apply for a loan'],
  ['2010-01-01', 'Must be 62 years or older to apply for a loan'],
  ['1964-03-05', undefined],
])('VAL-DOB-4 checks the age of someone born on %s for a brand for 62 and over', (dob, message) => {
  expect(overSixtyTwo({ dob }).dob).toBe(message);
});

it.each(['NE', 'MS'])(
  "accepts age 18 in %s until the state's rule is reviewed (facts §5)",
  (state) => {
    const validate = birthdateValidator({ todayIso, state, isAgeRestricted: false });

    expect(validate({ dob: '2008-03-05' })).toEqual({});
  },
);

it('A-15 takes the state from the home, or else from the property', () => {
  expect(stateOfResidence({ state: 'AL' }, { state: 'OH' })).toBe('AL');
  expect(stateOfResidence(null, { state: 'OH' })).toBe('OH');
  expect(stateOfResidence(null, null)).toBeNull();
});
