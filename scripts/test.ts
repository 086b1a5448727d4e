/**
 * Runs the checks, all tests without a browser, and the gate of the journeys (T5). `npm run test:full` runs every
 * journey and every sample, or a part of them with `--part 1/4`. `npm run check` runs the tests affected by
 * uncommitted changes and the last commit, without a browser. With paths, as in `npm test
 * journeys/registration/register`, only the test files under them run. The last line has the counts. A check counts
 * as one test.
 */
import { parseArgs } from 'node:util';

import { runChecks } from '#scripts/checks/checks.ts';
import { gateJourneys } from '#scripts/checks/journeySets.ts';
import { runJest, runInBrowser } from '#scripts/checks/runJest.ts';
import { addTally, emptyTally, printTally, type Tally } from '#scripts/checks/tally.ts';

const CONFIGURATION = 'jest.config.ts';

type Part = () => Promise<Tally>;

const { values: flags, positionals: paths } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    part: { type: 'string' },
  },
  allowPositionals: true,
});

/** The part of the tests that jest selects, such as 1/4. Each test file is in one part. */
const shard = flags.part === undefined ? [] : [`--shard=${flags.part}`];

const units: Part = () => runJest(CONFIGURATION, 'units', shard);
const affectedUnits: Part = () =>
  runJest(CONFIGURATION, 'affected units', ['--changedSince=HEAD~1', '--passWithNoTests']);

const isJourney = (path: string) => path.split('/').includes('journeys');

/** Returns the test files under some paths. Journeys run in the browser. */
function filesUnder(): Part[] {
  const journeys = paths.filter(isJourney);
  const others = paths.filter((path) => !isJourney(path));
  return [
    ...(others.length > 0 ? [() => runJest(CONFIGURATION, 'units', others)] : []),
    ...(journeys.length > 0 ? [() => runInBrowser(journeys)] : []),
  ];
}

function partsOfRun(): readonly Part[] {
  if (paths.length > 0) return filesUnder();
  if (flags.quick) return [runChecks, affectedUnits];
  return [runChecks, units, () => runInBrowser(flags.full ? shard : gateJourneys())];
}

// Tests with samples use all of them (tests/support/samples.ts).
if (flags.full) process.env['HOMELINE_FULL'] = '1';

let tally = emptyTally;
for (const part of partsOfRun()) tally = addTally(tally, await part());
printTally(tally);
