import { limits } from '#scripts/driver/pace.ts';

/** Expects that a hostile text is handled in linear time (SC-22): in a moment, where another pattern takes hours. */
export function expectLinear(work: () => void): void {
  const startedAt = performance.now();
  work();
  expect(performance.now() - startedAt).toBeLessThan(limits.unit);
}
