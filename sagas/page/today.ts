import { call, put, select, takeEvery, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectRoutedApplication } from '#store/application/selectors.ts';
import { applicationReceived } from '#store/application/slice.ts';
import { featuresDefaulted, featuresReceived } from '#store/features/slice.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import { draftRestored, propertySubmitted } from '#store/registration/slice.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import { selectStateOfProperty } from '#store/registration/selectors.ts';
import type { RootState } from '#store/index.ts';
import { selectAddressedUuid, selectToday } from '#store/shell/selectors.ts';
import { locationChanged, todayChanged } from '#store/shell/slice.ts';

/** Where the property is: that of the application in the address, or the one that is being told. */
const selectState = (state: RootState) =>
  selectAddressedUuid(state) === null
    ? selectStateOfProperty(state)
    : selectRoutedApplication(state).propertyState;

/** Tells the property's local day (yyyy-MM-dd) by the lender's clock (F-17, FT-64). */
export function* loadToday({ clock }: Ports): SagaGenerator<string> {
  const today = dayAt(clock.now(), yield* select(selectState));
  if (today !== (yield* select(selectToday))) yield* put(todayChanged({ today }));
  return today;
}

/**
 * Learns the day whenever it may have changed. The first calendar that a page makes takes longer than a screen: it is
 * made once the page rests, in registration after the first input, but where the brand opens on a day, which decides
 * what is shown.
 */
export function* watchToday(ports: Ports): SagaGenerator<void> {
  function* loadInTime() {
    const { launchDate } = yield* select(selectSwitches);
    if (launchDate === null && (yield* select(selectToday)) === null) {
      if ((yield* select(selectAddressedUuid)) === null) yield* call(() => ports.page.firstInput());
      yield* call(() => ports.page.rest());
    }
    yield* call(loadToday, ports);
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
    loadInTime,
  );
  yield* call(loadInTime);
}
