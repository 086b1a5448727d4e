/** The log is for support: whatever goes wrong in it, no borrower has to wait for it or sees it fail (FT-112). */
export function swallowErrors(record: () => unknown): void {
  try {
    record();
  } catch {
    // The rest of the log goes on without it.
  }
}
