import type { Config } from 'jest';

import { common, reporters } from '#jest.config.ts';
import { limits } from '#scripts/driver/pace.ts';

/** Journeys: a real browser, the real build, the real sandbox. Each worker has a server, and each file its sandbox anew. */
const config: Config = {
  ...common,
  reporters,
  rootDir: '../..',
  displayName: 'journeys',
  testEnvironment: '<rootDir>/tests/support/environment/nodeEnvironment.cjs',
  testMatch: ['<rootDir>/tests/journeys/**/*.test.ts'],
  globalSetup: '<rootDir>/tests/journeys/support/setUp.ts',
  globalTeardown: '<rootDir>/tests/journeys/support/tearDown.ts',
  testTimeout: limits.journey,
  workerGracefulExitTimeout: limits.journey,
  // A journey waits as often as it works: three of them keep two cores busy.
  maxWorkers: 3,
};

export default config;
