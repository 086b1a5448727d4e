import { globSync } from 'node:fs';

import { gateJourneys } from '#scripts/checks/journeySets.ts';

it('T5 every journey says its set, and the gate is a fifth of them or so', () => {
  const all = globSync('tests/journeys/**/*.test.ts');
  const gate = gateJourneys();

  expect(all).toEqual(expect.arrayContaining(gate));
  expect(gate.length).toBeGreaterThanOrEqual(12);
  expect(gate.length).toBeLessThanOrEqual(all.length / 3);
});
