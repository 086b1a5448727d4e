import {
  addressLine,
  completeAddress,
  homeAddressValidator,
  propertyAddressValidator,
  readAddressLine,
} from '#store/person/address.ts';

const manual = propertyAddressValidator({ entry: 'manual', allowRegulatorReview: false });
const typeahead = propertyAddressValidator({ entry: 'typeahead', allowRegulatorReview: false });

const good = {
  street1: '512 Amberstone Drive',
  city: 'Columbus',
  state: 'OH',
  zip: '43214',
  occupancyType: 'HOME',
} as const;

const NO_CITY = 'Please enter a valid city name';
const NO_STREET = 'Enter the street and its number here. A unit or a name goes in the line below.';
const NO_ZIP = 'Please enter a valid zipcode';
const NO_OCCUPANCY = 'Please select an occupancy type';
const WRONG_LENGTH = 'State must be two characters in length';

it.each([
  [
    'nothing',
    {},
    {
      street1: 'Street address is required', // VAL-STREET-1, VAL-ADDR-2
      city: NO_CITY,
      state: 'Please choose a state',
      zip: NO_ZIP,
      occupancyType: NO_OCCUPANCY, // VAL-ADDR-1
    },
  ],
  ['VAL-CITY-1', { ...good, city: 'Columbus 2' }, { city: NO_CITY }],
  ['VAL-CITY-1', { ...good, city: "-.'" }, { city: NO_CITY }],
  ['VAL-CITY-1', { ...good, city: '<Columbus>' }, { city: NO_CITY }],
  ['VAL-STATE-1', { ...good, state: 'Ohio' }, { state: WRONG_LENGTH }],
  ['VAL-STATE-2', { ...good, state: 'ZZ' }, { state: 'Please enter a valid state' }],
  ['VAL-ZIP-1', { ...good, zip: '4321' }, { zip: NO_ZIP }],
  ['VAL-ZIP-1', { ...good, zip: '43214-1234' }, { zip: NO_ZIP }],
  ['SC-22', { ...good, street1: 'x '.repeat(100) }, { street1: 'Must be at most 120 characters' }],
  ['FT-48', { ...good, street1: 'c/o Harbor Trust' }, { street1: NO_STREET }],
  ['FT-48', { ...good, street1: 'Unit 4', street2: 'Attn: Lena' }, { street1: NO_STREET }],
  [
    'FT-48',
    { ...good, street1: 'Harbor Trust', street2: '512 Elm Street' },
    { street1: NO_STREET },
  ],
  ['FT-48', { ...good, street1: 'One Main Street', street2: '2nd floor' }, {}],
  ['FT-48', { ...good, street1: 'Harbor Trust, 512 Elm Street' }, { street1: NO_STREET }],
  ['FT-48', { ...good, street1: '512 Elm Street, 12 B' }, {}],
  ['FT-48', { ...good, street1: 'c/o Harbor Trust', street2: '512 Elm Street' }, {}],
])('validates an address by fields: %s', (_row, answer, mistakes) => {
  expect(manual(answer)).toEqual(mistakes);
});

it.each([
  ['St. Louis', 'St Louis'],
  ['O’Fallon', 'O Fallon'],
  ["O'Fallon", 'O Fallon'],
  ['Winston-Salem', 'Winston Salem'],
  [' Coeur d’Alene ', 'Coeur d Alene'],
  ['Saint Louis', 'Saint Louis'],
])('VAL-CITY-1 stores the city %j as the post office writes it', (city, kept) => {
  expect(manual({ ...good, city })).toEqual({});
  expect(completeAddress({ ...good, city })).toEqual({ ...good, city: kept });
  expect(readAddressLine(`12 Elm Street, ${city}, MO 63101`)).toMatchObject({ city: kept });
});

it.each([undefined, '', '51', 'Amberstone'])(
  'VAL-TYPEAHEAD-1 rejects the line %j as an address',
  (street1) => {
    expect(typeahead({ ...good, street1 } as Partial<typeof good>)).toEqual({
      street1: 'Please enter a valid property address',
    });
  },
);

it('VAL-TYPEAHEAD-1 looks up a line of several words, and asks for a suggestion if it has no match', () => {
  const { city: _city, ...unplaced } = good;
  const unmatched = propertyAddressValidator({ entry: 'unmatched', allowRegulatorReview: false });

  expect(typeahead(unplaced)).toEqual({});
  expect(unmatched(unplaced)).toEqual({
    street1: 'Please choose your address from the list, or select "Enter address manually"',
  });
  expect(unmatched(good)).toEqual({});
});

it("VAL-STATE-3 refuses New York in every field under a regulator's review", () => {
  const message =
    "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.";
  const reviewed = { allowRegulatorReview: true };
  const inNewYork = { ...good, state: 'NY' };

  expect(propertyAddressValidator({ entry: 'manual', ...reviewed })(inNewYork)).toEqual({
    state: message,
  });
  expect(propertyAddressValidator({ entry: 'typeahead', ...reviewed })(inNewYork)).toEqual({
    street1: message,
  });
  expect(manual(inNewYork)).toEqual({});
});

it('applies the same rules to the home address, but without occupancy', () => {
  const { occupancyType: _occupancy, ...home } = good;

  expect(homeAddressValidator('manual')(home)).toEqual({});
  expect(homeAddressValidator('typeahead')({ ...home, street1: '512' })).toEqual({
    street1: 'Please enter a valid property address',
  });
});

it.each([
  ['AE', 'APO', '09012'],
  ['AP', 'FPO', '96349'],
  ['AA', 'DPO', '34002'],
  ['AS', 'Pago Pago', '96799'],
  ['MP', 'Saipan', '96950'],
])('accepts %s for a home, but not for a property', (state, city, zip) => {
  const { occupancyType, street1 } = good;
  const home = { street1, city, state, zip };

  expect(homeAddressValidator('manual')(home)).toEqual({});
  expect(manual({ ...home, occupancyType })).toEqual({ state: 'Please enter a valid state' });
  expect(readAddressLine(`PSC 3 Box 1234, ${city}, ${state} ${zip}`)).toEqual({
    ...home,
    street1: 'PSC 3 Box 1234',
  });
});

it('FT-48 accepts full-width digits and no-break spaces as an ordinary address', () => {
  const pasted = { ...good, street1: '５１２\u00A0Amberstone Drive ', zip: '４３２１４ ' };

  expect(manual(pasted)).toEqual({});
  expect(completeAddress({ ...pasted, street2: ' ' })).toEqual(good);
});

it.each([
  ['512 Amberstone Drive, Columbus, OH 43214', ''],
  ['512 Amberstone Drive,Columbus,oh 43214-1234', ''],
  ['512 Amberstone Drive, Apt 4, Columbus, OH\u00A043214', 'Apt 4'],
  ['512 Amberstone Drive, Columbus, OH 43214, USA', ''],
  ['512 Amberstone Drive, Columbus, OH 43214, United States', ''],
  ['512 Amberstone Drive, Columbus OH 43214', ''],
  ['512 Amberstone Drive, Columbus, OH, 43214', ''],
  ['512 Amberstone Drive, Columbus, Ohio 43214', ''],
  ['512 Amberstone Drive, Apt 4, Columbus ohio, 43214-1234, U.S.A.', 'Apt 4'],
  ['512 Amberstone Drive\nColumbus, OH 43214\n', ''],
  ['512 Amberstone Drive,\nColumbus, OH 43214', ''],
  ['c/o Harbor Trust, 512 Amberstone Drive, Columbus, OH 43214', 'c/o Harbor Trust'],
  ['512 Amberstone Drive, C/O Harbor Trust, Columbus, OH 43214', 'C/O Harbor Trust'],
  ['℅ Harbor Trust\nUnit 4\n512 Amberstone Drive\nColumbus, OH 43214', '℅ Harbor Trust, Unit 4'],
  ['Attn: Lena, 512 Amberstone Drive Apt 4, Columbus, OH 43214', 'Apt 4, Attn: Lena'],
])('FT-48 splits the address %j in one field', (text, street2) => {
  const { occupancyType: _occupancy, ...address } = good;

  expect(readAddressLine(text)).toEqual({ ...address, ...(street2 ? { street2 } : {}) });
});

it.each([
  ['12 Elm Street, Charleston, West Virginia 25301', 'Charleston', 'WV'],
  ['12 Elm Street, Virginia Beach, Virginia 23450', 'Virginia Beach', 'VA'],
  ['12 Elm Street, Kansas City MO 64101', 'Kansas City', 'MO'],
  ['12 Elm Street, New York, New York 10001', 'New York', 'NY'],
])('FT-48 reads a state by its name or after its town: %j', (text, city, state) => {
  expect(readAddressLine(text)).toMatchObject({ street1: '12 Elm Street', city, state });
});

it.each([
  '512 Amberstone Drive',
  'Columbus, OH 43214',
  '512 Amberstone Drive Columbus OH 43214',
  '512 Amberstone Drive, OH 43214',
  'a, b, ZZ 43214',
  'a, b, OH 4321',
  'USA',
  '',
  'Harbor Trust, 512 Amberstone Drive, Columbus, OH 43214',
  'Harbor Trust, c/o Mira Tolland, 512 Amberstone Drive, Columbus, OH 43214',
  'c/o Harbor Trust 512 Amberstone Drive, Columbus, OH 43214',
  '512 Amberstone Drive c/o Harbor Trust, Columbus, OH 43214',
  'c/o Harbor Trust, Columbus, OH 43214',
  'Unit 4, Columbus, OH 43214',
])('FT-48 leaves %j as typed', (text) => {
  expect(readAddressLine(text)).toBeNull();
});

it.each([
  { street1: 'c/o Harbor Trust', street2: good.street1 },
  { street1: `c/o Harbor Trust, ${good.street1}, Columbus, OH 43214`, street2: '' },
])('FT-48 puts the street first when an addressee was typed in its line: $street1', (typed) => {
  expect(completeAddress({ ...good, ...typed })).toEqual({ ...good, street2: 'c/o Harbor Trust' });
});

it('writes an address in one line', () => {
  expect(addressLine({ ...good, street2: 'Apt 4' })).toBe(
    '512 Amberstone Drive, Apt 4, Columbus, OH 43214',
  );
});
