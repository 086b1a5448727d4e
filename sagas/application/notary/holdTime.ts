import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { readingAt, startPace, untilMoment, type Pace } from '#sagas/control/polling.ts';
import { runLatestOn } from '#sagas/control/runLatestOn.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import {
  lenderDataInvalidated,
  lenderDataReceived,
  selectLenderData,
} from '#store/application/core/lenderDataSlice.ts';
import { holdTimePassed, selectNotary } from '#store/application/notary/slice.ts';
import { selectScreenId } from '#store/application/core/currentScreen.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';

import { readBooking } from './reads.ts';

const MINUTE_MS = 60_000;
/** Minutes before the end that we announce (screens.md, notary/reserve-manual). */
const marks = [5, 1, 0];

/** The lender may still report a hold for a short time after its end. */
const PACE = { reads: 8, firstPauseMs: 1_000, longestPauseMs: 30_000 };

/** Reads the booking again when the hold ends, while its screen is open. */
function* readAfter(ports: Ports, pace: Pace, endsAt: number, uuid: string) {
  yield* readingAt(ports, pace, endsAt, {
    *ask() {
      const notaryBooking = yield* nullOnFailure(() => call(readBooking, ports, uuid));
      if (notaryBooking !== null) yield* put(lenderDataReceived({ notaryBooking }));
      return notaryBooking;
    },
    isDone: (booking) => booking !== null && booking.hold === null,
  });
}

/** Reports the minutes left of a hold, and reads the booking again at its end. */
function* countDown(ports: Ports, pace: Pace): SagaGenerator<void> {
  const { notaryBooking } = yield* select(selectLenderData);
  if (notaryBooking.status !== 'ready') return;
  const { hold, appointment } = notaryBooking.value;
  if (hold === null) {
    // The note about the end stays until the borrower holds another time.
    const hasEnded = (yield* select(selectNotary)).holdMinutesLeft === 0 && appointment === null;
    if (!hasEnded) yield* put(holdTimePassed({ minutesLeft: null }));
    return;
  }
  yield* put(holdTimePassed({ minutesLeft: null }));
  const endsAt = Date.parse(hold.expiresAt);
  for (const minutesLeft of marks) {
    const isAhead = yield* call(untilMoment, ports, endsAt - minutesLeft * MINUTE_MS);
    if (isAhead || minutesLeft === 0) yield* put(holdTimePassed({ minutesLeft }));
  }
  yield* put(lenderDataInvalidated({ names: ['notaryBooking'] }));
  const uuid = yield* select(selectUuidInHand);
  if (uuid !== null && (yield* select(selectScreenId)) === 'notaryReserveManual')
    yield* call(readAfter, ports, pace, endsAt, uuid);
}

export function* watchHold(ports: Ports): SagaGenerator<void> {
  const pace = startPace(PACE);
  yield* runLatestOn([lenderDataReceived], () => countDown(ports, pace));
}
