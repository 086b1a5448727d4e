/**
 * Runs all checks and tests; `npm run check` skips the browser, and runs only the screens' tests that uncommitted
 * changes affect (decision 20). With paths, as in `npm test journeys/registration/register`, it runs the test files
 * under them alone. The last line has the counts; a check counts as one test.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { addTally, printTally, type Tally } from '#scripts/checks/tally.ts';
import { runChecks } from '#scripts/checks/checks.ts';
import { runJest, runInBrowser } from '#scripts/checks/runJest.ts';

const CONFIGURATION = 'jest.config.ts';

/** Without a history every file counts as changed. */
const hasHistory = existsSync('.git');
const touched = hasHistory ? ['--onlyChanged', '--passWithNoTests'] : [];
const isUntouched = hasHistory && execFileSync('git', ['status', '--porcelain']).length === 0;

const everything = [runChecks, () => runJest(CONFIGURATION, 'units'), () => runInBrowser()];

const quickHalf = [
  runChecks,
  () => runJest(CONFIGURATION, 'rules', ['--selectProjects=rules']),
  ...(isUntouched
    ? []
    : [() => runJest(CONFIGURATION, 'touchedScreens', ['--selectProjects=view', ...touched])]),
];

const isJourney = (path: string) => path.split('/').includes('journeys');

/** The test files under some paths: journeys in the browser, all others without. */
function filesUnder(paths: readonly string[]) {
  const journeys = paths.filter(isJourney);
  const others = paths.filter((path) => !isJourney(path));
  return [
    ...(others.length > 0 ? [() => runJest(CONFIGURATION, 'units', others)] : []),
    ...(journeys.length > 0 ? [() => runInBrowser(journeys)] : []),
  ];
}

const given = process.argv.slice(2);
const paths = given.filter((one) => !one.startsWith('--'));
const selected = given.includes('--quick') ? quickHalf : everything;

let tally: Tally = { passed: 0, failed: 0 };
for (const part of paths.length > 0 ? filesUnder(paths) : selected)
  tally = addTally(tally, await part());
printTally(tally);
