import { nearMatch } from '#store/registration/address/nearMatch.ts';

const known = { street1: '512 Amberstone Drive', city: 'Columbus', state: 'OH', zip: '43214' };

it.each([
  ['a shortened word', { ...known, street1: '512 Amberstone Dr.' }],
  ['typing mistakes', { ...known, street1: '512 Ambrestone Drive' }],
  ['another ZIP code', { ...known, zip: '43215' }],
  ['capitals and spaces', { ...known, street1: '512  AMBERSTONE  DR' }],
])('%s is a near match', (_case, typed) => {
  expect(nearMatch(typed, [known])).toBe(known);
});

it.each([
  ['another house', { ...known, street1: '513 Amberstone Drive' }],
  ['another street', { ...known, street1: '512 Mossbell Terrace' }],
])('%s is none', (_case, typed) => {
  expect(nearMatch(typed, [known])).toBeNull();
});

it('what is known as it stands is not asked about', () => {
  expect(
    nearMatch({ ...known, city: 'COLUMBUS ' }, [{ ...known, zip: '43215' }, known]),
  ).toBeNull();
});

it('two near matches are no answer', () => {
  const typed = { ...known, zip: '43216' };

  expect(nearMatch(typed, [known, { ...known, zip: '43215' }])).toBeNull();
  expect(nearMatch(typed, [])).toBeNull();
});

it.each([
  ['west and east', '12 W Elm Street', '12 E Elm Street'],
  ['north-west and north-east', '12 NW Elm Street', '12 NE Elm Street'],
  ['a direction behind the street', '12 Elm Street South', '12 Elm Street North'],
  ['numbered streets', '12 5th Street', '12 6th Street'],
])('%s are two streets, and none is asked about', (_case, street1, other) => {
  expect(nearMatch({ ...known, street1 }, [{ ...known, street1: other }])).toBeNull();
});

it('a direction that was left out is asked about', () => {
  const west = { ...known, street1: '12 W Elm Street' };

  expect(nearMatch({ ...known, street1: '12 Elm Street W' }, [west])).toBe(null);
  expect(nearMatch({ ...known, street1: '12 W Elmm Street' }, [west])).toBe(west);
});

it('a near match keeps the unit that was typed', () => {
  const typed = { ...known, street1: '512 Ambrestone Drive', street2: '#4' };

  expect(nearMatch(typed, [known])).toEqual({ ...known, street2: '#4' });
});
