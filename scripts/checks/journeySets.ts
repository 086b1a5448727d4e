import { globSync, readFileSync } from 'node:fs';

/** The gate runs with `npm test`, everything with `npm run test:full` (T5). */
export type JourneySet = 'gate' | 'full';

const JOURNEYS = 'tests/journeys/**/*.test.ts';

/** A journey begins with a comment that says its set. */
const DECLARATION = /^\/\*\*[^]*?@set (gate|full)\b[^]*?\*\//;

function setOf(file: string): JourneySet {
  const [, declared] = DECLARATION.exec(readFileSync(file, 'utf8')) ?? [];
  if (declared !== 'gate' && declared !== 'full')
    throw new Error(`${file} does not begin with a comment that says @set gate or @set full`);
  return declared;
}

/** The files of the gate; throws where a journey does not say its set. */
export const gateJourneys = (): string[] =>
  globSync(JOURNEYS)
    .toSorted()
    .filter((file) => setOf(file) === 'gate');
