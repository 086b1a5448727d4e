interface FileResult {
  readonly failureMessage?: string | null;
}

/** A jest reporter that only prints failures. */
export default class QuietReporter {
  onTestResult(_test: unknown, { failureMessage }: FileResult): void {
    if (failureMessage) console.error(failureMessage);
  }
}
