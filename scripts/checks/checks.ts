import { availableParallelism } from 'node:os';

import { isBuilt } from '#scripts/build/stamp.ts';

import { run, tool, type RunResult } from './run.ts';
import { describeSizes } from './sizes.ts';
import { addTally, emptyTally, printLine, tallyOf, type Tally } from './tally.ts';

interface Check {
  readonly name: string;
  readonly run: () => Promise<RunResult>;
  /** Prints its output even if it passes. */
  readonly isShown?: boolean;
}

/** Builds if `dist` is outdated, and measures what a first visit fetches. */
async function checkBuild(): Promise<RunResult> {
  const build = isBuilt() ? { isGood: true, output: '' } : await run('scripts/build.ts');
  return build.isGood ? describeSizes() : build;
}

const KNIP = tool('knip', 'bin', 'knip.js');
const PRODUCT = ['--production', '--include', 'files,exports,types'];

const checks: readonly Check[] = [
  { name: 'bytes of the build', run: checkBuild, isShown: true },
  { name: 'types', run: () => run(tool('typescript', 'bin', 'tsc')) },
  { name: 'lint', run: () => run(tool('oxlint', 'bin', 'oxlint')) },
  { name: 'unused code', run: () => run(KNIP, ['--no-progress']) },
  { name: 'code that tests alone use', run: () => run(KNIP, ['--no-progress', ...PRODUCT]) },
  { name: 'format', run: () => run(tool('oxfmt', 'bin', 'oxfmt'), ['--check']) },
  { name: 'styles', run: () => run('scripts/lint/styles.ts') },
  { name: 'lock file', run: () => run('scripts/checkLock.ts') },
  { name: 'contract document', run: () => run('scripts/checkOpenApi.ts') },
  { name: 'brands', run: () => run('scripts/checkBrands.ts') },
];

/** Runs all checks, a few at a time. Prints the output of failed ones. */
export async function runChecks(): Promise<Tally> {
  const rest = checks.values();
  let tally = emptyTally;
  const worker = async () => {
    for (const check of rest) {
      const start = performance.now();
      const { isGood, output } = await check.run();
      tally = addTally(tally, tallyOf(isGood, check.name));
      printLine(isGood, check.name, start);
      if (!isGood || check.isShown === true) console.log(output);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, worker));
  return tally;
}
