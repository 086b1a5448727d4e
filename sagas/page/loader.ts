import {
  all,
  call,
  delay,
  put,
  race,
  select,
  take,
  takeLeading,
  type SagaGenerator,
} from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectIsBusy, selectLoader, selectProcessingMessage } from '#store/shell/selectors.ts';
import {
  activityEnded,
  activityStarted,
  loaderAdvanced,
  loaderHidden,
  loaderShown,
} from '#store/shell/slice.ts';

const MIN_SHOWN_MS = 1_000; // LOADER-03
const AFTERGLOW_MS = 300; // LOADER-05
/** Anything that ends within 300 ms needs no loader (look.md). */
const GRACE_MS = 300;
/** C-13: the same rhythm as the processing modal. */
const MESSAGE_MS = 30_000 / 7;
const SLOW_MS = 10_000; // F-05

/** Waits until nothing has been running for the afterglow. */
function* untilQuiet() {
  for (;;) {
    while (yield* select(selectIsBusy)) yield* take(activityEnded);
    const { again } = yield* race({ quiet: delay(AFTERGLOW_MS), again: take(activityStarted) });
    if (!again) return;
  }
}

/** Waits until the loader was shown long enough and nothing is running. */
function* untilShownLongEnough(ports: Ports) {
  const shownAt = ports.clock.monotonic();
  for (;;) {
    yield* call(untilQuiet);
    const left = MIN_SHOWN_MS - (ports.clock.monotonic() - shownAt);
    if (left <= 0) return;
    const { again } = yield* race({ shown: delay(left), again: take(activityStarted) });
    if (!again) return;
  }
}

function* rotateMessages() {
  for (let turn = 1; ; turn += 1) {
    yield* delay(MESSAGE_MS);
    const { isSlow } = yield* select(selectLoader);
    yield* put(loaderAdvanced({ message: turn, isSlow }));
  }
}

function* markSlow() {
  yield* delay(SLOW_MS - GRACE_MS);
  const { message } = yield* select(selectLoader);
  yield* put(loaderAdvanced({ message, isSlow: true }));
}

function* showLoader(ports: Ports) {
  yield* delay(GRACE_MS);
  // The processing modal has its own messages.
  const isShown = (yield* select(selectProcessingMessage)) !== null;
  if (isShown || !(yield* select(selectIsBusy))) return;
  yield* put(loaderShown());
  yield* race([call(untilShownLongEnough, ports), all([call(rotateMessages), call(markSlow)])]);
  yield* put(loaderHidden());
}

/** The full-screen loader (LOADER-01 to LOADER-05, C-12). */
export function* watchActivity(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(activityStarted, showLoader, ports);
}
