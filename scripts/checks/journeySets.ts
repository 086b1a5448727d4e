import { globSync, readFileSync } from 'node:fs';

/** `npm test` runs the gate, `npm run test:full` everything (T5). */
export type JourneySet = 'gate' | 'full';

const JOURNEYS = 'tests/journeys/**/*.test.ts';

/** A journey starts with a comment that names its set. */
const DECLARATION = /^\/\*\*[^]*?@set (gate|full)\b[^]*?\*\//;

function setOf(file: string): JourneySet {
  const [, declared] = DECLARATION.exec(readFileSync(file, 'utf8')) ?? [];
  if (declared !== 'gate' && declared !== 'full')
    throw new Error(`${file} does not begin with a comment that says @set gate or @set full`);
  return declared;
}

/** Returns the gate's files. Throws if a journey doesn't name its set. */
export const gateJourneys = (): string[] =>
  globSync(JOURNEYS)
    .toSorted()
    .filter((file) => setOf(file) === 'gate');
