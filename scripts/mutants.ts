/**
 * Plants faults in a folder or file and prints those that no test finds: `npm run mutants -- store/registration`.
 * Uses the tests in the same folder under tests, or the given paths. Exits with 1 below the goal.
 */
import { availableParallelism } from 'node:os';

import { Stryker } from '@stryker-mutator/core';

import { common } from '#jest.config.ts';

/** Percentage of faults that tests must find. */
const GOAL = 90;

const [target = '', ...tests] = process.argv.slice(2);
const mirrored = `tests/${target.replace(/\.tsx?$/, '')}`;
const paths = (tests.length > 0 ? tests : [mirrored]).map((path) =>
  path.replace(/\.test\.tsx?$/, ''),
);
const isView = target.startsWith('src/');

await new Stryker({
  mutate: [/\.tsx?$/.test(target) ? target : `${target}/**/*.{ts,tsx}`],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  // A fault in a constant would run every test.
  ignoreStatic: true,
  jest: {
    config: {
      ...common,
      projects: undefined,
      testEnvironment: `./tests/support/environment/${isView ? 'browser' : 'node'}Environment.cjs`,
      testMatch: paths.flatMap((path) => [
        `<rootDir>/${path}/**/*.test.{ts,tsx}`,
        `<rootDir>/${path}.test.{ts,tsx}`,
      ]),
      ...(isView && { setupFilesAfterEnv: ['<rootDir>/tests/support/environment/setup.ts'] }),
    },
  },
  concurrency: availableParallelism(),
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { reportTests: false, logTests: false },
  thresholds: { high: 95, low: GOAL, break: GOAL },
  tempDirName: 'build/mutants',
  // TypeScript 7 has no API that Stryker could read tsconfig.json with.
  ignorePatterns: ['/tsconfig.json', '/build', '/dist', '/docs'],
}).runMutationTest();
