import { availableParallelism } from 'node:os';

import { run, tool, type RunResult } from './run.ts';
import { addTally, tallyOf, type Tally } from './tally.ts';

interface Check {
  readonly name: string;
  readonly run: () => Promise<RunResult>;
}

/** Static checks. */
const checks: readonly Check[] = [
  { name: 'types', run: () => run(tool('typescript', 'bin', 'tsc')) },
  { name: 'lint', run: () => run(tool('oxlint', 'bin', 'oxlint')) },
  { name: 'unused code', run: () => run(tool('knip', 'bin', 'knip.js'), ['--no-progress']) },
  { name: 'format', run: () => run(tool('oxfmt', 'bin', 'oxfmt'), ['--check']) },
  { name: 'styles', run: () => run('scripts/lint/styles.ts') },
  { name: 'lock file', run: () => run('scripts/checkLock.ts') },
  { name: 'brands', run: () => run('scripts/checkBrands.ts') },
];

/** Runs every check, a few at a time; prints the output of failed ones. */
export async function runChecks(): Promise<Tally> {
  const rest = checks.values();
  let tally: Tally = { passed: 0, failed: 0 };
  const worker = async () => {
    for (const check of rest) {
      const { isGood, output } = await check.run();
      tally = addTally(tally, tallyOf(isGood));
      console.log(`${isGood ? 'ok    ' : 'FAILED'}  ${check.name}${isGood ? '' : `\n${output}`}`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, worker));
  return tally;
}
