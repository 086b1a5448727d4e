import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

import { build } from '#scripts/build/build.ts';
import { isBuilt } from '#scripts/build/stamp.ts';

import { requireChromium } from './chromium.ts';
import { REPORT, type FileReport } from './quietReporter.ts';
import { tool } from './run.ts';
import { addTally, emptyTally, printLine, tallyOf, type RedTest, type Tally } from './tally.ts';

const REPORTS = 'build/reports';

const isRed = ({ status }: FileReport['testResults'][number]) => status === 'failed';

/** Test files that couldn't run have no results. */
const couldNotRun = ({ testResults, failureMessage }: FileReport) =>
  testResults.length === 0 && Boolean(failureMessage);

function tallyOfFile(report: FileReport): Tally {
  const { testFilePath, perfStats, testResults } = report;
  const file = relative('.', testFilePath);
  const names = couldNotRun(report)
    ? ['could not run']
    : testResults.filter(isRed).map(({ fullName }) => fullName);
  return {
    ...emptyTally,
    passed: testResults.filter(({ status }) => status === 'passed').length,
    failed: names.length,
    red: names.map((one) => ({ file, name: one })),
    times: [{ file, ms: perfStats.end - perfStats.start }],
  };
}

const failuresOf = (report: FileReport) =>
  couldNotRun(report)
    ? [report.failureMessage]
    : report.testResults.filter(isRed).map(({ failureMessages }) => failureMessages[0]);

/** Counts failures. A failed hook fails all tests of its file with the same message, so it counts once. */
const countFailures = (files: readonly FileReport[]) =>
  files.reduce((sum, file) => sum + new Set(failuresOf(file)).size, 0);

/** Runs a jest configuration. Returns null if it ended without a report. */
async function reportOf(
  configuration: string,
  name: string,
  selection: readonly string[],
): Promise<readonly FileReport[] | null> {
  const file = join(REPORTS, `${name}.json`);
  mkdirSync(REPORTS, { recursive: true });
  rmSync(file, { force: true });
  const parameters = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    tool('jest', 'bin', 'jest.js'),
    `--config=${configuration}`,
    ...selection,
  ];
  await new Promise<void>((resolve) => {
    const env = { ...process.env, [REPORT]: file };
    spawn(process.execPath, parameters, { stdio: 'inherit', env }).on('close', () => resolve());
  });
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FileReport[]) : null;
}

interface Counted {
  readonly tally: Tally;
  readonly failures: number;
}

/** Runs a jest configuration and prints one line about it. A run without a report counts as one failure. */
async function runAndCount(
  configuration: string,
  name: string,
  selection: readonly string[],
): Promise<Counted> {
  const start = performance.now();
  const files = await reportOf(configuration, name, selection);
  const tally = files
    ? files.map(tallyOfFile).reduce(addTally, emptyTally)
    : tallyOf(false, `${name}: no report`);
  printLine(tally.failed === 0, `${name}, ${tally.passed} tests`, start);
  return { tally, failures: files ? countFailures(files) : 1 };
}

/** Runs a jest configuration and returns the counts. */
export const runJest = async (
  configuration: string,
  name: string,
  selection: readonly string[] = [],
): Promise<Tally> => (await runAndCount(configuration, name, selection)).tally;

const JOURNEYS = 'tests/journeys/jest.config.ts';

/** Up to this many failures may be caused by the machine. More are real. */
const MAX_UNSTABLE = 2;

const isSame = (one: RedTest) => (other: RedTest) =>
  one.file === other.file && one.name === other.name;

/** Reruns the files of a few failed journeys with new servers and browsers. */
async function rerunFailed(first: Tally): Promise<Tally> {
  const files = [...new Set(first.red.map(({ file }) => file))];
  console.log(`Once more: ${files.join(', ')}`);
  const again = await runJest(JOURNEYS, 'journeysAgain', ['--runTestsByPath', ...files]);
  const { red } = again;
  const unstable = first.red.filter((one) => !red.some(isSame(one)));
  return {
    ...first,
    passed: first.passed + unstable.length,
    failed: red.length,
    red,
    unstable,
  };
}

/** Runs all or some journeys against the production build in a real browser. */
export async function runInBrowser(selection: readonly string[] = []): Promise<Tally> {
  try {
    requireChromium();
    if (!isBuilt()) await build();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return tallyOf(false, 'build');
  }
  const { tally, failures } = await runAndCount(JOURNEYS, 'journeys', selection);
  return failures > 0 && failures <= MAX_UNSTABLE ? rerunFailed(tally) : tally;
}
