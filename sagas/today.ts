import { call, put, select, takeEvery, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectRoutedApplication } from '#store/application/selectors.ts';
import { applicationReceived } from '#store/application/slice.ts';
import { featuresDefaulted, featuresReceived } from '#store/features/slice.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import { draftRestored, propertySubmitted } from '#store/registration/slice.ts';
import { selectStateOfProperty } from '#store/registration/selectors.ts';
import type { RootState } from '#store/index.ts';
import { selectAddressedUuid, selectToday } from '#store/shell/selectors.ts';
import { locationChanged, todayLearned } from '#store/shell/slice.ts';

/** Where the property is: that of the application in the address, or the one that is being told. */
const selectState = (state: RootState) =>
  selectAddressedUuid(state) === null
    ? selectStateOfProperty(state)
    : selectRoutedApplication(state).propertyState;

/** Tells the property's local day by the lender's clock, whenever it may have changed (F-17, FT-64). */
export function* watchToday(ports: Ports): SagaGenerator<void> {
  function* learnToday() {
    const today = dayAt(ports.clock.now(), yield* select(selectState));
    if (today !== (yield* select(selectToday))) yield* put(todayLearned({ today }));
  }
  yield* takeEvery(
    [
      locationChanged,
      propertySubmitted,
      draftRestored,
      applicationReceived,
      featuresReceived,
      featuresDefaulted,
    ],
    learnToday,
  );
  yield* call(learnToday);
}
