/** A linear pattern takes a fraction of a second at these lengths, another one minutes. */
const FAR_TOO_LONG_MS = 20_000;

/** Expects that a hostile text is handled in linear time (SC-22). */
export function expectLinear(work: () => void): void {
  const startedAt = performance.now();
  work();
  expect(performance.now() - startedAt).toBeLessThan(FAR_TOO_LONG_MS);
}
