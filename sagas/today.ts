import { call, put, select, takeEvery, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { featuresDefaulted, featuresReceived } from '#store/features/slice.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import { draftRestored, propertySubmitted } from '#store/registration/slice.ts';
import { selectStateOfProperty } from '#store/registration/selectors.ts';
import { selectToday } from '#store/shell/selectors.ts';
import { locationChanged, todayLearned } from '#store/shell/slice.ts';

/** Tells the property's local day by the lender's clock, whenever it may have changed (F-17, FT-64). */
export function* watchToday(ports: Ports): SagaGenerator<void> {
  function* learnToday() {
    const state = yield* select(selectStateOfProperty);
    const today = dayAt(ports.clock.now(), state);
    if (today !== (yield* select(selectToday))) yield* put(todayLearned({ today }));
  }
  yield* takeEvery(
    [locationChanged, propertySubmitted, draftRestored, featuresReceived, featuresDefaulted],
    learnToday,
  );
  yield* call(learnToday);
}
