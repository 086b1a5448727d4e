import type { Config } from 'jest';

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
  moduleNameMapper: { '\\.css$': '<rootDir>/tests/support/css.cjs' },
};

/** Units run in jsdom, the server's tests in Node. The journeys have a configuration of their own. */
const config: Config = {
  projects: [
    {
      ...common,
      displayName: 'units',
      testEnvironment: '<rootDir>/tests/support/environment.cjs',
      testMatch: ['<rootDir>/tests/{store,sagas,src}/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/setup.ts'],
    },
    {
      ...common,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/{server,scripts}/**/*.test.ts'],
    },
  ],
};

export default config;
