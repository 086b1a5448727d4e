import { globSync } from 'node:fs';

import { gateJourneys } from '#scripts/checks/journeySets.ts';

it('requires a set for each journey, and puts twelve or more, but at most a third, into the gate (T5)', () => {
  const all = globSync('tests/journeys/**/*.test.ts');
  const gate = gateJourneys();

  expect(all).toEqual(expect.arrayContaining(gate));
  expect(gate.length).toBeGreaterThanOrEqual(12);
  expect(gate.length).toBeLessThanOrEqual(all.length / 3);
});
