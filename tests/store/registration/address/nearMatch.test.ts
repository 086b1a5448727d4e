import { nearMatch } from '#store/registration/address/nearMatch.ts';

const known = { street1: '512 Amberstone Drive', city: 'Columbus', state: 'OH', zip: '43214' };

it.each([
  ['a shortened word', { ...known, street1: '512 Amberstone Dr.' }],
  ['typing mistakes', { ...known, street1: '512 Ambrestone Drive' }],
  ['another ZIP code', { ...known, zip: '43215' }],
  ['capitals and spaces', { ...known, street1: '512  AMBERSTONE  DR' }],
  ['three wrong letters', { ...known, street1: '512 Amxxxstone Drive' }],
  ['three more letters', { ...known, street1: '512 Amberstonexxx Drive' }],
])('counts %s as a near match', (_case, typed) => {
  expect(nearMatch(typed, [known])).toBe(known);
});

it.each([
  ['another house', { ...known, street1: '513 Amberstone Drive' }],
  ['another street', { ...known, street1: '512 Mossbell Terrace' }],
  ['four wrong letters', { ...known, street1: '512 Axxxxstone Drive' }],
  ['four more letters', { ...known, street1: '512 Amberstonexxxx Drive' }],
  ['the known address in capitals', { ...known, street1: '512 AMBERSTONE DRIVE' }],
])("doesn't count %s as a near match", (_case, typed) => {
  expect(nearMatch(typed, [known])).toBeNull();
});

it("doesn't ask about an address that is known as it is", () => {
  expect(
    nearMatch({ ...known, city: 'COLUMBUS ' }, [{ ...known, zip: '43215' }, known]),
  ).toBeNull();
});

it('finds no answer in two near matches', () => {
  const typed = { ...known, zip: '43216' };

  expect(nearMatch(typed, [known, { ...known, zip: '43215' }])).toBeNull();
  expect(nearMatch(typed, [])).toBeNull();
});

it.each([
  ['west and east', '12 W Elm Street', '12 E Elm Street'],
  ['north-west and north-east', '12 NW Elm Street', '12 NE Elm Street'],
  ['a direction after the street', '12 Elm Street South', '12 Elm Street North'],
  ['numbered streets', '12 5th Street', '12 6th Street'],
])('treats %s as two streets, and asks about neither', (_case, street1, other) => {
  expect(nearMatch({ ...known, street1 }, [{ ...known, street1: other }])).toBeNull();
});

it('asks about a misspelled street with a direction, but not about a moved direction', () => {
  const west = { ...known, street1: '12 W Elm Street' };

  expect(nearMatch({ ...known, street1: '12 Elm Street W' }, [west])).toBe(null);
  expect(nearMatch({ ...known, street1: '12 W Elmm Street' }, [west])).toBe(west);
});

it('keeps the typed unit in a near match', () => {
  const typed = { ...known, street1: '512 Ambrestone Drive', street2: '#4' };

  expect(nearMatch(typed, [known])).toEqual({ ...known, street2: '#4' });
});

it.each([
  { what: 'a missing road number', typed: '12 Route', street1: '12 Route 5', isNear: true },
  { what: 'an added road number', typed: '12 Route 5', street1: '12 Route', isNear: true },
  { what: 'a missing house number', typed: 'Elm Street', street1: '5 Elm Street', isNear: false },
])('counts $what as a near match: $isNear', ({ typed, street1, isNear }) => {
  const other = { ...known, street1 };

  expect(nearMatch({ ...known, street1: typed }, [other])).toBe(isNear ? other : null);
});
