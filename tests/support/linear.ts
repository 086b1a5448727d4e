import { limits } from '#scripts/driver/pace.ts';

/** Expects linear time for a hostile text (SC-22): an instant, for which another pattern would take hours. */
export function expectLinear(work: () => void): void {
  const startedAt = performance.now();
  work();
  expect(performance.now() - startedAt).toBeLessThan(limits.unit);
}
