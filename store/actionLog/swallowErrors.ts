/** An error of the log never reaches the borrower (FT-112). */
export function swallowErrors(record: () => unknown): void {
  try {
    record();
  } catch {
    // The rest of the log continues without it.
  }
}
