/**
 * Runs all checks and tests; `npm run check` skips the browser, and runs only the screens' tests that uncommitted
 * changes affect (decision 20). The last line has the counts; a check counts as one test.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { addTally, printTally, type Tally } from '#scripts/checks/tally.ts';
import { runChecks } from '#scripts/checks/checks.ts';
import { runJest } from '#scripts/checks/runJest.ts';
import { runInBrowser } from '#scripts/checks/browser.ts';

const CONFIGURATION = 'jest.config.ts';

/** Without a history every file counts as changed. */
const hasHistory = existsSync('.git');
const touched = hasHistory ? ['--onlyChanged', '--passWithNoTests'] : [];
const isUntouched = hasHistory && execFileSync('git', ['status', '--porcelain']).length === 0;

const everything = [runChecks, () => runJest(CONFIGURATION, 'units'), runInBrowser];

const quickHalf = [
  runChecks,
  () => runJest(CONFIGURATION, 'rules', ['--selectProjects=rules']),
  ...(isUntouched
    ? []
    : [() => runJest(CONFIGURATION, 'touchedScreens', ['--selectProjects=view', ...touched])]),
];

let tally: Tally = { passed: 0, failed: 0 };
for (const part of process.argv.includes('--quick') ? quickHalf : everything)
  tally = addTally(tally, await part());
printTally(tally);
