import { stoppedMessages, type Area } from '#store/shell/areas.ts';
import { areaRetried, toastShown } from '#store/shell/slice.ts';

import { call, delay, put, spawn, take, type SagaGenerator } from './effects.ts';
import type { Ports } from './ports.ts';

/** A saga that runs from the start to the end of the page. */
export type RootSaga = (ports: Ports) => SagaGenerator<unknown>;

/** A saga and the part of the app that stops with it; null where the user would not notice (FT-84, FT-112). */
export type SupervisedSaga = readonly [saga: RootSaga, area: Area | null];

const PAUSE_MS = 1_000;
const MOST_RESTARTS = 3;
const WITHIN_MS = 60_000;

/** Shows that a part of the app has stopped, and waits until the user retries it. */
function* stopUntilRetried(area: Area) {
  yield* put(toastShown({ tone: 'error', text: stoppedMessages[area], area }));
  for (;;) {
    const { payload } = yield* take(areaRetried);
    if (payload.area === area) return;
  }
}

/** Restarts a saga after an error: three times a minute at most, then its area is shown as stopped (FT-69). */
export function* superviseSaga(ports: Ports, [saga, area]: SupervisedSaga): SagaGenerator<unknown> {
  let failures: number[] = [];
  for (;;) {
    try {
      return yield* call(saga, ports);
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

/** Starts every saga by itself, so that an error in one never stops another; returns once all have started. */
export function* root(ports: Ports, sagas: readonly SupervisedSaga[]) {
  for (const supervised of sagas) {
    yield* spawn(superviseSaga, ports, supervised);
    if (ports.page.isTaskLong()) yield* call(() => ports.page.nextTask());
  }
}
