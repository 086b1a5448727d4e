import { build } from '#scripts/build/build.ts';
import { isBuilt } from '#scripts/build/stamp.ts';

import { requireChromium } from './chromium.ts';
import { runJest } from './runJest.ts';
import { tallyOf, type Tally } from './tally.ts';

/** The journeys, or some, through the production build in a real browser. */
export async function runInBrowser(selection: readonly string[] = []): Promise<Tally> {
  try {
    requireChromium();
    if (!isBuilt()) await build();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return tallyOf(false);
  }
  return runJest('tests/journeys/jest.config.ts', 'journeys', selection);
}
