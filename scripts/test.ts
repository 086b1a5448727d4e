/**
 * Checks everything: `npm run check` stops before the browser, and of the tests of screens runs those that what is not
 * committed touches (decision 20). The last line says how much passed and failed, a check counting as one test.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { addTally, printTally, type Tally } from '#scripts/checks/tally.ts';
import { runChecks } from '#scripts/checks/checks.ts';
import { runJest } from '#scripts/checks/runJest.ts';
import { runInBrowser } from '#scripts/checks/browser.ts';

const CONFIGURATION = 'jest.config.ts';

/** Without a history every file is as new as the others. */
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
