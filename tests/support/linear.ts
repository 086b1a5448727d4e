/** No test is timed: a linear pattern takes a part of a second at these lengths, another one minutes. */
const FAR_TOO_LONG_MS = 20_000;

/** Does what a hostile text must not be able to hold up (SC-22). */
export function expectLinear(work: () => void): void {
  const startedAt = performance.now();
  work();
  expect(performance.now() - startedAt).toBeLessThan(FAR_TOO_LONG_MS);
}
