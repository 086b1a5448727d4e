import { delay, put, takeEvery, type SagaGenerator } from '#sagas/effects.ts';
import { waitAsked, waitEnded } from '#store/shell/slice.ts';

/** Says when a write that the lender asked to wait with may be sent again (FT-05). */
export function* watchWaits(): SagaGenerator<void> {
  yield* takeEvery(waitAsked, function* ({ payload: { call, ms } }) {
    yield* delay(ms);
    yield* put(waitEnded({ call }));
  });
}
