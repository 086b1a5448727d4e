interface FileResult {
  readonly failureMessage?: string | null;
}

/** A jest reporter that prints the failures of a file, and nothing for a green one. */
export default class QuietReporter {
  onTestResult(_test: unknown, { failureMessage }: FileResult): void {
    if (failureMessage) console.error(failureMessage);
  }
}
