/** How many lines of a log are done. */
export interface WorkProgress {
  readonly done: number;
  readonly of: number;
}

/** Runs work that could be done in slices at once. */
export function runToEnd<Result>(work: Iterator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
