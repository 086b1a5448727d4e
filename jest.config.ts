import type { Config } from 'jest';

import { limits } from '#scripts/driver/pace.ts';

/** How every test is compiled; the journeys share it. */
export const common: Config = {
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2023',
          transform: { react: { runtime: 'automatic', development: true } },
        },
      },
    ],
  },
  setupFilesAfterEnv: ['<rootDir>/tests/support/environment/failOnConsole.ts'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/support/environment/css.cjs',
    '^fast-check$': '<rootDir>/tests/support/environment/fastCheck.cjs',
  },
};

/** Prints failures only; the counts come from scripts/checks/runJest.ts. */
export const reporters = ['<rootDir>/scripts/checks/quietReporter.ts'];

/** What draws is tested in jsdom, everything else in Node, which starts quicker. The journeys have a configuration of their own. */
const config: Config = {
  reporters,
  // Left to itself, jest leaves a core idle: half of a machine with two.
  maxWorkers: '100%',
  // No test is timed: these only end what hangs. A busy machine needs more than jest's half second to end a process.
  testTimeout: limits.unit,
  workerGracefulExitTimeout: limits.unit,
  projects: [
    {
      ...common,
      displayName: 'view',
      testEnvironment: '<rootDir>/tests/support/environment/browserEnvironment.cjs',
      testMatch: ['<rootDir>/tests/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/environment/setup.ts'],
    },
    {
      ...common,
      displayName: 'rules',
      testEnvironment: '<rootDir>/tests/support/environment/nodeEnvironment.cjs',
      testMatch: ['<rootDir>/tests/{store,sagas,server,scripts}/**/*.test.ts'],
    },
  ],
};

export default config;
