import {
  completeName,
  fullName,
  suffixes,
  suffixLabel,
  validateName,
  validateNameOutsideProduction,
} from '#store/person/name.ts';

const UNSUPPORTED = 'Some of the characters entered are not supported.';
const good = { firstName: 'Dana', lastName: 'Sample' };

it.each([
  [
    'VAL-FIRST-1',
    {},
    { firstName: 'Please enter the first name', lastName: 'Last name is required' },
  ],
  [
    'VAL-FIRST-2',
    { ...good, firstName: 'D' },
    { firstName: 'First name must be at least 2 characters long' },
  ],
  ['VAL-FIRST-3', { ...good, firstName: 'Dana3' }, { firstName: UNSUPPORTED }],
  ['VAL-LAST-1', { ...good, lastName: '\u00A0 ' }, { lastName: 'Last name is required' }],
  [
    'VAL-LAST-2',
    { ...good, lastName: 'S' },
    { lastName: 'Last name must be at least 2 characters long' },
  ],
  ['VAL-LAST-3', { ...good, lastName: 'S@mple' }, { lastName: UNSUPPORTED }],
  ['VAL-LAST-4', { ...good, lastName: 'Sample2' }, { lastName: UNSUPPORTED }],
  ['VAL-MIDDLE-1', { ...good, middleName: 'Q..' }, { middleName: UNSUPPORTED }],
  ['VAL-MIDDLE-1', { ...good, middleName: 'a-b-c-d' }, { middleName: UNSUPPORTED }],
  ['VAL-MIDDLE-1', { ...good, middleName: 'a--b' }, { middleName: UNSUPPORTED }],
])('applies %s and rejects %j', (_row, answer, mistakes) => {
  expect(validateName(answer)).toEqual(mistakes);
});

it.each(['Q', 'Q.', 'Mary-Ann', "O'Neil Jo.", 'a b c', undefined, ''])(
  'VAL-NAME-2 accepts the middle name %j',
  (middleName) => {
    expect(validateName({ ...good, ...(middleName === undefined ? {} : { middleName }) })).toEqual(
      {},
    );
  },
);

it.each(['李明', 'عمر', 'José', 'O’Connor', 'Jo', 'é'.repeat(200)])(
  'FT-49 accepts the first name %j',
  (firstName) => {
    expect(validateName({ ...good, firstName })).toEqual({});
  },
);

it.each(['🏠', '🏠🏠', '👩‍👩‍👧', 'Al\u0000', 'Al\uD800', 'é'.repeat(201)])(
  'FT-49 says that the characters of the first name %j are not supported',
  (firstName) => {
    expect(validateName({ ...good, firstName })).toEqual({ firstName: UNSUPPORTED });
  },
);

it.each([
  ['lastName', 'St. John', "'.'"],
  ['lastName', 'Smith, Jr.', "',' and '.'"],
  ['firstName', 'Anna/Maria', "'/'"],
  ['middleName', 'Q (Lee)', "'(' and ')'"],
] as const)('VAL-LAST-3 says for the %s %s which character is meant', (part, name, meant) => {
  const message = `${UNSUPPORTED} Please leave out ${meant}.`;
  const answer = { ...good, [part]: name };

  expect(validateName(answer)).toEqual({ [part]: message });
  expect(validateNameOutsideProduction(answer)).toEqual({ [part]: message });
});

it('VAL-LAST-4 accepts digits in a last name outside production', () => {
  expect(validateNameOutsideProduction({ ...good, lastName: 'Sample2' })).toEqual({});
  expect(validateNameOutsideProduction({ ...good, lastName: 'S@mple' })).toEqual({
    lastName: UNSUPPORTED,
  });
});

it('VAL-SUFFIX-1 lists the suffixes of the shell in its order', () => {
  expect(suffixes.map(suffixLabel)).toEqual(['I', 'II', 'III', 'IV', 'V', 'Jr.', 'Sr.']);
  expect(suffixes.map((suffix) => validateName({ ...good, suffix }))).toEqual(
    suffixes.map(() => ({})),
  );
});

it('FT-48 normalizes a name, without empty parts', () => {
  expect(completeName({ firstName: ' Dana ', middleName: '', lastName: 'O’Connor' })).toEqual({
    firstName: 'Dana',
    lastName: "O'Connor",
  });
});

it('writes a full name as it is on the ID', () => {
  expect(fullName({ ...good, middleName: 'Q', suffix: 'JR' })).toBe('Dana Q Sample Jr.');
  expect(fullName(good)).toBe('Dana Sample');
});
