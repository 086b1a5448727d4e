import { runLatestOn } from '#sagas/control/runLatestOn.ts';
import { call, delay, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import {
  lenderDataInvalidated,
  lenderDataReceived,
  lenderDataRetried,
  selectLenderData,
} from '#store/application/lenderDataSlice.ts';
import { holdTimePassed, selectNotary } from '#store/application/notary/slice.ts';
import { selectScreenPath } from '#store/application/screenSelectors.ts';

const MINUTE_MS = 60_000;
/** Minutes before the end that are announced (screens.md, notary/reserve-manual). */
const marks = [5, 1, 0];

/** Waits for a mark of the lender's clock; false when it is over. */
export function* waitUntil({ clock }: Ports, at: number): SagaGenerator<boolean> {
  const left = at - clock.now();
  if (left > 0) yield* delay(left);
  return left > 0;
}

/** Reports the minutes that a kept time has left; at its end the booking is read anew. */
function* countDown(ports: Ports): SagaGenerator<void> {
  const { notaryBooking } = yield* select(selectLenderData);
  if (notaryBooking.status !== 'ready') return;
  const { hold, appointment } = notaryBooking.value;
  if (hold === null) {
    // The note about the end stays until another time is kept.
    const hasEnded = (yield* select(selectNotary)).holdMinutesLeft === 0 && appointment === null;
    if (!hasEnded) yield* put(holdTimePassed({ minutesLeft: null }));
    return;
  }
  yield* put(holdTimePassed({ minutesLeft: null }));
  for (const minutesLeft of marks) {
    const isAhead = yield* call(
      waitUntil,
      ports,
      Date.parse(hold.expiresAt) - minutesLeft * MINUTE_MS,
    );
    if (isAhead || minutesLeft === 0) yield* put(holdTimePassed({ minutesLeft }));
  }
  yield* put(lenderDataInvalidated({ names: ['notaryBooking'] }));
  if ((yield* select(selectScreenPath)) === 'notary/reserve-manual')
    yield* put(lenderDataRetried());
}

/** Follows the time that is kept for the borrower. */
export function* watchHold(ports: Ports): SagaGenerator<void> {
  yield* runLatestOn([lenderDataReceived], () => countDown(ports));
}
