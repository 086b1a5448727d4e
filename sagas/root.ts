import { stoppedMessages, type Area } from '#store/shell/areas.ts';
import { areaRetried, toastShown } from '#store/shell/slice.ts';

import { call, delay, put, spawn, take, type SagaGenerator } from './effects.ts';
import type { Ports } from './ports.ts';

/** One thing the app does from its start to its end. */
export type RootSaga = (ports: Ports) => SagaGenerator<unknown>;

/** A story and the part of the app that stops with it; null where nobody would notice (FT-84, FT-112). */
export type SupervisedSaga = readonly [story: RootSaga, area: Area | null];

const PAUSE_MS = 1_000;
const MOST_RESTARTS = 3;
const WITHIN_MS = 60_000;

/** Says that a part of the app has stopped, and waits until the person tries it again. */
function* stopUntilRetried(area: Area) {
  yield* put(toastShown({ tone: 'error', text: stoppedMessages[area], area }));
  for (;;) {
    const { payload } = yield* take(areaRetried);
    if (payload.area === area) return;
  }
}

/** Tells one story again after it threw: three times a minute at most, then its area says so (FT-69). */
export function* superviseSaga(
  ports: Ports,
  [story, area]: SupervisedSaga,
): SagaGenerator<unknown> {
  let failures: number[] = [];
  for (;;) {
    try {
      return yield* call(story, ports);
    } catch (error) {
      ports.report(error);
      const now = ports.clock.monotonic();
      failures = [...failures.filter((at) => now - at < WITHIN_MS), now];
    }
    if (failures.length <= MOST_RESTARTS) yield* delay(PAUSE_MS);
    else if (area === null) return undefined;
    else {
      yield* call(stopUntilRetried, area);
      failures = [];
    }
  }
}

/** Runs every story apart, so that a bug in one never stops another, and ends once all have begun. */
export function* root(ports: Ports, stories: readonly SupervisedSaga[]) {
  for (const told of stories) {
    yield* spawn(superviseSaga, ports, told);
    if (ports.page.isTaskLong()) yield* call(() => ports.page.nextTask());
  }
}
