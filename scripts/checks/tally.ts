export interface RedTest {
  readonly file: string;
  readonly name: string;
}

export interface FileTime {
  readonly file: string;
  readonly ms: number;
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly red: readonly RedTest[];
  /** Passed on the second run. */
  readonly unstable: readonly RedTest[];
  readonly times: readonly FileTime[];
}

export const emptyTally: Tally = { passed: 0, failed: 0, red: [], unstable: [], times: [] };

export const addTally = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  red: [...one.red, ...other.red],
  unstable: [...one.unstable, ...other.unstable],
  times: [...one.times, ...other.times],
});

/** Counts a check as one test. */
export const tallyOf = (hasPassed: boolean, name: string): Tally =>
  hasPassed
    ? { ...emptyTally, passed: 1 }
    : { ...emptyTally, failed: 1, red: [{ file: 'check', name }] };

/** Prints how a check ended, and how long it took since `start`. */
export function printLine(isGood: boolean, name: string, start: number): void {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${isGood ? 'ok    ' : 'FAILED'}  ${name}, ${seconds} s`);
}

const SLOWEST = 10;

const lineOf = ({ file, name }: RedTest) => `  ${file}: ${name}`;

function printList(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log([title, ...lines].join('\n'));
}

/**
 * Prints the slowest files, unstable and failed tests, and finally the line that machines read. Sets the exit code.
 */
export function printTally({ passed, failed, red, unstable, times }: Tally): void {
  const slowest = times.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);
  printList(
    'Slowest files:',
    slowest.map(({ file, ms }) => `  ${(ms / 1000).toFixed(1)} s  ${file}`),
  );
  printList('Unstable, passed when run once more:', unstable.map(lineOf));
  printList('Red:', red.map(lineOf));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
