/**
 * Runs all checks, all tests without a browser, and the gate of the journeys (T5). `npm run test:full` runs every journey
 * and every sample; `npm run check` skips the browser, and runs only the screens' tests that uncommitted changes affect.
 * With paths, as in `npm test journeys/registration/register`, it runs the test files under them alone. The last line has
 * the counts; a check counts as one test.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { runChecks } from '#scripts/checks/checks.ts';
import { gateJourneys } from '#scripts/checks/journeySets.ts';
import { runJest, runInBrowser } from '#scripts/checks/runJest.ts';
import { addTally, emptyTally, printTally, type Tally } from '#scripts/checks/tally.ts';

const CONFIGURATION = 'jest.config.ts';

/** Without a history every file counts as changed. */
const hasHistory = existsSync('.git');
const touched = hasHistory ? ['--onlyChanged', '--passWithNoTests'] : [];
const isUntouched = hasHistory && execFileSync('git', ['status', '--porcelain']).length === 0;

type Part = () => Promise<Tally>;

const units: Part = () => runJest(CONFIGURATION, 'units');
const gate: readonly Part[] = [runChecks, units, () => runInBrowser(gateJourneys())];
const everything: readonly Part[] = [runChecks, units, () => runInBrowser()];

const quickHalf: readonly Part[] = [
  runChecks,
  () => runJest(CONFIGURATION, 'rules', ['--selectProjects=rules']),
  ...(isUntouched
    ? []
    : [() => runJest(CONFIGURATION, 'touchedScreens', ['--selectProjects=view', ...touched])]),
];

const isJourney = (path: string) => path.split('/').includes('journeys');

/** The test files under some paths: journeys in the browser, all others without. */
function filesUnder(paths: readonly string[]): Part[] {
  const journeys = paths.filter(isJourney);
  const others = paths.filter((path) => !isJourney(path));
  return [
    ...(others.length > 0 ? [() => runJest(CONFIGURATION, 'units', others)] : []),
    ...(journeys.length > 0 ? [() => runInBrowser(journeys)] : []),
  ];
}

/** What the command runs: `--quick` for `npm run check`, `--full` for `npm run test:full`. */
function partsOf(given: readonly string[]): readonly Part[] {
  const paths = given.filter((one) => !one.startsWith('--'));
  if (paths.length > 0) return filesUnder(paths);
  if (given.includes('--quick')) return quickHalf;
  return given.includes('--full') ? everything : gate;
}

const given = process.argv.slice(2);
// Tests that take samples take all of them (tests/support/samples.ts).
if (given.includes('--full')) process.env['HOMELINE_FULL'] = '1';

let tally = emptyTally;
for (const part of partsOf(given)) tally = addTally(tally, await part());
printTally(tally);
