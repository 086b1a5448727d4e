import { completeAddress, readAddressLine } from '#store/person/address.ts';
import { splitUnit, withoutUnit } from '#store/person/unit.ts';
import { lineMatch } from '#store/registration/address/lineMatch.ts';

const STREET = '512 Amberstone Drive';
const place = { city: 'Columbus', state: 'OH', zip: '43214' };
const known = { street1: STREET, ...place };

const units = [
  '#4',
  '# 4',
  'Apt 4B',
  'apt. 4b',
  'Apartment 12',
  'Unit 4',
  'Unit B',
  'Unit #4',
  'Lot 12',
  'Ste 2',
  'Suite 200',
  'Bldg 3',
  'Fl 2'.replace('Fl', 'Floor'),
  'Space 14',
  'Trailer 7',
  'PH 2',
  'Penthouse',
  'Unit A-12',
];

describe.each(units)('the unit %s', (unit) => {
  it.each([
    [`${STREET} ${unit}`],
    [`${STREET}, ${unit}`],
    [`${STREET} ${unit}, Columbus, OH 43214`],
    [`${STREET}, ${unit}, Columbus, OH 43214-1234`],
    [`${unit}, ${STREET}`],
  ])('keeps the unit and hides no suggestion: %s', (line) => {
    expect(withoutUnit(line)).toMatchObject({ unit });
    expect(lineMatch(line, [known])).toEqual({ ...known, street2: unit });
  });

  it('moves the unit of an address typed by hand to line 2', () => {
    expect(completeAddress({ ...known, street1: `${STREET} ${unit}` })).toEqual({
      ...known,
      street2: unit,
    });
    expect(completeAddress({ ...known, street1: `${unit}, ${STREET}` })).toEqual({
      ...known,
      street2: unit,
    });
    for (const line of [`${STREET} ${unit}`, `${STREET}, ${unit}`, `${unit}, ${STREET}`])
      expect(readAddressLine(`${line}, Columbus, OH 43214`)).toEqual({ ...known, street2: unit });
  });
});

it('leaves a unit in the street when line 2 has another one', () => {
  const address = { ...known, street1: `${STREET} Lot 3`, street2: 'Apt 4' };

  expect(completeAddress(address)).toEqual(address);
});

it('picks the suggestion that has the typed unit', () => {
  const four = { ...known, street2: 'Unit 4' };

  expect(lineMatch(`${STREET} Unit 4`, [four, known])).toBe(four);
});

it.each([
  '512 Amberstone Drive',
  '12 Lot Road',
  '5 Unit Street',
  '100 Suite Lane',
  '12 Front Street',
  '7 Floor Court',
  '1480 County Road 12',
  '88 Highway 9',
  '12 W 5th Street',
  '44 Avenue B',
])('finds no unit in %s', (street) => {
  expect(splitUnit(street)).toEqual({ line: street, unit: null });
});

it.each(['512 Amberstone Drive Apt', '512 Amberstone Drive, Unit #', '512 Amberstone Drive #'])(
  'hides no suggestion while a unit is being typed: %s',
  (text) => {
    expect(withoutUnit(text)).toEqual({ line: STREET, unit: null });
  },
);
