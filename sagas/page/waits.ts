import { delay, put, takeEvery, type SagaGenerator } from '#sagas/effects.ts';
import { waitRequested, waitEnded } from '#store/shell/slice.ts';

/** Ends the wait before a write when its time is up (FT-05). */
export function* watchWaits(): SagaGenerator<void> {
  yield* takeEvery(waitRequested, function* ({ payload: { call, ms } }) {
    yield* delay(ms);
    yield* put(waitEnded({ call }));
  });
}
