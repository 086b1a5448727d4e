/**
 * Checks everything: `npm run check` stops before the browser (decision 20). The last line says how much passed and
 * failed, a check counting as one test.
 */
import { addTally, printTally, type Tally } from '#scripts/checks/tally.ts';
import { runChecks } from '#scripts/checks/checks.ts';
import { runJest } from '#scripts/checks/runJest.ts';
import { runInBrowser } from '#scripts/checks/browser.ts';

const isQuick = process.argv.includes('--quick');

const parts: (() => Promise<Tally>)[] = [
  runChecks,
  () => runJest('jest.config.ts', 'units'),
  ...(isQuick ? [] : [runInBrowser]),
];

let tally: Tally = { passed: 0, failed: 0 };
for (const part of parts) tally = addTally(tally, await part());
printTally(tally);
