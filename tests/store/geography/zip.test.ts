import { isStateCode, states } from '#store/geography/states.ts';
import { unusualState, usualStateOf } from '#store/geography/zip.ts';

it.each([
  ['43214', 'OH'],
  ['78704', 'TX'],
  ['88501', 'TX'],
  ['00501', 'NY'],
  ['10001', 'NY'],
  ['06390', 'NY'],
  ['06001', 'CT'],
  ['05501', 'MA'],
  ['05401', 'VT'],
  ['56901', 'DC'],
  ['20101', 'VA'],
  ['39901', 'GA'],
  ['73301', 'TX'],
  ['99503', 'AK'],
  ['96816', 'HI'],
  ['00901', 'PR'],
  ['00801', 'VI'],
  ['96910', 'GU'],
  ['96799', 'AS'],
  ['96950', 'MP'],
])('puts %s in its usual state, %s (facts §5)', (zip, state) => {
  expect(usualStateOf(zip)).toBe(state);
});

it.each(['00000', '09901', '34001', '09012', '98701', '4321', 'abcde', '43214-1234', ''])(
  'puts %j in no state (facts §5)',
  (zip) => {
    expect(usualStateOf(zip)).toBeNull();
  },
);

it('leaves 69 prefixes unassigned and 15 military, and gives every state at least one (facts §5)', () => {
  const found = Array.from({ length: 1000 }, (_value, prefix) =>
    usualStateOf(`${String(prefix).padStart(3, '0')}01`),
  );
  const assigned = found.filter((state) => state !== null);

  expect(1000 - assigned.length).toBe(69 + 15);
  expect(assigned.every(isStateCode)).toBe(true);
  expect(new Set(assigned).size).toBe(states.length);
});

it('flags a ZIP code of another state, but not one that belongs to none', () => {
  expect(unusualState('43214', 'OH')).toBeNull();
  expect(unusualState('43214', 'TX')).toBe('OH');
  expect(unusualState('00000', 'TX')).toBeNull();
});
