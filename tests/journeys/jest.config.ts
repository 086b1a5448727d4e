import type { Config } from 'jest';

import { common, reporters } from '#jest.config.ts';
import { limits } from '#scripts/driver/pace.ts';

/**
 * Journeys use a real browser, the real build and the real sandbox. Each worker has a server, and each file gets a new
 * sandbox.
 */
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
  // Journeys wait as much as they work, so three of them keep two cores busy.
  maxWorkers: 3,
};

export default config;
