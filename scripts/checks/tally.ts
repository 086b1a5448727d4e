export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export const addTally = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
});

/** A check counts as one test. */
export const tallyOf = (hasPassed: boolean): Tally =>
  hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Prints the line that machines read, and sets the exit code. */
export function printTally({ passed, failed }: Tally): void {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
