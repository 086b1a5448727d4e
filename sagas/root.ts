import { stoppedMessages, type Area } from '#store/shell/areas.ts';
import { areaRetried, toastShown } from '#store/shell/slice.ts';

import { call, delay, put, spawn, take, type SagaGenerator } from './effects.ts';
import type { Ports } from './ports.ts';

/** A saga that runs as long as the page. */
export type RootSaga = (ports: Ports) => SagaGenerator<unknown>;

/** A saga and the part of the app that stops with it. Null if the user wouldn't notice (FT-84, FT-112). */
export type SupervisedSaga = readonly [saga: RootSaga, area: Area | null];

const PAUSE_MS = 1_000;
const MAX_RESTARTS = 3;
const WINDOW_MS = 60_000;

/** Shows that a part of the app has stopped, and waits until the user retries it. */
function* stopUntilRetried(area: Area) {
  yield* put(toastShown({ tone: 'error', text: stoppedMessages[area], area }));
  for (;;) {
    const { payload } = yield* take(areaRetried);
    if (payload.area === area) return;
  }
}

/** Restarts a saga after an error, up to three times a minute. Then shows its area as stopped (FT-69). */
export function* superviseSaga(ports: Ports, [saga, area]: SupervisedSaga): SagaGenerator<unknown> {
  let failures: number[] = [];
  for (;;) {
    try {
      return yield* call(saga, ports);
    } catch (error) {
      ports.report(error);
      const now = ports.clock.monotonic();
      failures = [...failures.filter((at) => now - at < WINDOW_MS), now];
    }
    if (failures.length <= MAX_RESTARTS) yield* delay(PAUSE_MS);
    else if (area === null) return undefined;
    else {
      yield* call(stopUntilRetried, area);
      failures = [];
    }
  }
}

/** Starts every saga separately, so an error in one never stops another. Returns once all have started. */
export function* root(ports: Ports, sagas: readonly SupervisedSaga[]) {
  for (const supervised of sagas) {
    yield* spawn(superviseSaga, ports, supervised);
    if (ports.page.isTaskLong()) yield* call(() => ports.page.nextTask());
  }
}
