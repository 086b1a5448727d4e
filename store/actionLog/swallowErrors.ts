/** Keeps errors of the log away from the borrower (FT-112). */
export function swallowErrors(record: () => unknown): void {
  try {
    record();
  } catch {
    // The log goes on without this entry.
  }
}
