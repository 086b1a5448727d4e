import type { Config } from 'jest';

import { common } from '#jest.config.ts';

/** Journeys: a real browser, the real build, the real sandbox. Each file has a host of its own. */
const config: Config = {
  ...common,
  rootDir: '../..',
  displayName: 'journeys',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/journeys/**/*.test.ts'],
  testTimeout: 180_000,
  maxWorkers: 2,
};

export default config;
