import { writeFileSync } from 'node:fs';

/** The environment variable with the path of the report. */
export const REPORT = 'HOMELINE_REPORT';

interface Assertion {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

/** A test file's results: what the report has of jest's. */
export interface FileReport {
  readonly testFilePath: string;
  /** Milliseconds since 1970. */
  readonly perfStats: { readonly start: number; readonly end: number };
  readonly testResults: readonly Assertion[];
  /** Why the file couldn't run, or its failures. */
  readonly failureMessage?: string | null;
}

/** A jest reporter that only prints failures, and writes the results to a file. Jest's `--json` would print a line. */
export default class QuietReporter {
  onTestResult(_test: unknown, { failureMessage }: FileReport): void {
    if (failureMessage) console.error(failureMessage);
  }

  onRunComplete(_contexts: unknown, { testResults }: { testResults: FileReport[] }): void {
    const files = testResults.map((file): FileReport => ({
      testFilePath: file.testFilePath,
      perfStats: file.perfStats,
      testResults: file.testResults,
      failureMessage: file.failureMessage ?? null,
    }));
    const path = process.env[REPORT];
    if (path !== undefined) writeFileSync(path, JSON.stringify(files));
  }
}
