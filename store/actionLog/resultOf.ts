export interface WorkProgress {
  readonly done: number;
  readonly of: number;
}

/** Runs sliced work in one go. */
export function runToEnd<Result>(work: Iterator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
