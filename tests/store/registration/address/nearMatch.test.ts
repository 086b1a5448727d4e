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
