import {
  isCommunityProperty,
  isStateCode,
  isTexasHomestead,
  spouseMustSign,
  stateName,
  states,
} from '#store/geography/states.ts';

it('lists 51 rows, then three territories (facts §5)', () => {
  expect(states).toHaveLength(54);
  expect(states.slice(-3).map(({ code }) => code)).toEqual(['PR', 'VI', 'GU']);
  expect(new Set(states.map(({ name }) => name)).size).toBe(54);
});

it('returns the name of a known code, and an unknown code as it is', () => {
  expect(stateName('DC')).toBe('District of Columbia');
  expect(stateName('ZZ')).toBe('ZZ');
  expect([
    isStateCode('OH'),
    isStateCode('ZZ'),
    isStateCode('oh'),
    isStateCode('constructor'),
  ]).toEqual([true, false, false, false]);
});

it('applies the Texas rules only to a home', () => {
  expect(isTexasHomestead('TX', 'HOME')).toBe(true);
  expect(isTexasHomestead('TX', 'SECONDARY')).toBe(false);
  expect(isTexasHomestead('OH', 'HOME')).toBe(false);
});

it('requires a spouse to sign for a home in community property and similar states', () => {
  expect(states.filter(({ code }) => isCommunityProperty(code))).toHaveLength(9);
  expect([spouseMustSign('TX', 'HOME'), spouseMustSign('FL', 'HOME')]).toEqual([true, true]);
  expect([spouseMustSign('CO', 'HOME'), spouseMustSign('TX', 'INVESTMENT')]).toEqual([
    false,
    false,
  ]);
});
