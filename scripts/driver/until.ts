/** What the lender's record says is waited for, not timed. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  // One that never comes is told with the line that waits for it, as what a page never shows is.
  for (const end = Date.now() + 120_000; Date.now() < end;) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`It has not come to be so: ${isSo.toString()}`);
}
