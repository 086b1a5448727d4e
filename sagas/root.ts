import { call, delay, spawn, type SagaGenerator } from './effects.ts';
import type { Ports } from './ports.ts';

/** One thing the app does from its start to its end. */
export type Story = (ports: Ports) => SagaGenerator<unknown>;

const PAUSE_MS = 1_000;
const MOST_RESTARTS = 3;
const WITHIN_MS = 60_000;

/** Tells one story again after it threw: three times a minute at most, then its area stays quiet (FT-69). */
export function* keepTelling(ports: Ports, story: Story) {
  let failures: number[] = [];
  for (;;) {
    try {
      return yield* call(story, ports);
    } catch (error) {
      ports.report(error);
      const now = ports.clock.monotonic();
      failures = [...failures.filter((at) => now - at < WITHIN_MS), now];
      if (failures.length > MOST_RESTARTS) return undefined;
      yield* delay(PAUSE_MS);
    }
  }
}

/** Runs every story apart, so that a bug in one never stops another. */
export function* root(ports: Ports, stories: readonly Story[]) {
  for (const story of stories) yield* spawn(keepTelling, ports, story);
}
