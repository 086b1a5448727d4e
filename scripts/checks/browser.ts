import { build } from '#scripts/build/build.ts';

import { requireChromium } from './chromium.ts';
import { runJest } from './runJest.ts';
import { checkSizes } from './sizes.ts';
import { addTally, tallyOf, type Tally } from './tally.ts';

/** The production build, its sizes, and the journeys in a real browser. */
export async function runInBrowser(): Promise<Tally> {
  try {
    requireChromium();
    await build();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return tallyOf(false);
  }
  const sizes = tallyOf(checkSizes());
  return addTally(sizes, await runJest('tests/journeys/jest.config.ts', 'journeys'));
}
