import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { build } from '#scripts/build/build.ts';
import { isBuilt } from '#scripts/build/stamp.ts';

import { tool } from './run.ts';
import { tallyOf, type Tally } from './tally.ts';
import { requireChromium } from './chromium.ts';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Test files that could not run. */
  readonly numRuntimeErrorTestSuites: number;
}

const REPORTS = 'build/reports';

/** Runs a jest configuration, and counts. A run without a report is one failure. */
export async function runJest(
  configuration: string,
  name: string,
  selection: readonly string[] = [],
): Promise<Tally> {
  const file = join(REPORTS, `${name}.json`);
  mkdirSync(REPORTS, { recursive: true });
  rmSync(file, { force: true });
  const parameters = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    tool('jest', 'bin', 'jest.js'),
    `--config=${configuration}`,
    '--json',
    `--outputFile=${file}`,
    ...selection,
  ];
  await new Promise<void>((resolve) => {
    spawn(process.execPath, parameters, { stdio: 'inherit' }).on('close', () => resolve());
  });

  if (!existsSync(file)) return tallyOf(false);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

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
