import { call, put, select, takeEvery, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectApplication } from '#store/application/core/selectors.ts';
import { applicationReceived } from '#store/application/core/slice.ts';
import { flagsDefaulted, flagsReceived } from '#store/flags/slice.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import { propertySubmitted } from '#store/registration/answers.ts';
import { draftRestored } from '#store/registration/slice.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import { selectDraft } from '#store/registration/flow.ts';
import type { RootState } from '#store/index.ts';
import { selectUuidInHand, selectToday } from '#store/shell/selectors.ts';
import { locationChanged, todayChanged } from '#store/shell/slice.ts';

/** Returns the property of the application in the address, or else of the registration. */
const selectProperty = (state: RootState) =>
  selectUuidInHand(state) === null
    ? selectDraft(state).propertyAddress
    : (selectApplication(state)?.property ?? null);

/** Stores the property's local day (yyyy-MM-dd) by the lender's clock (F-17, FT-64). */
export function* loadToday({ clock }: Ports): SagaGenerator<string> {
  const today = dayAt(clock.now(), yield* select(selectProperty));
  if (today !== (yield* select(selectToday))) yield* put(todayChanged({ today }));
  return today;
}

/**
 * Updates the day whenever it may have changed. A page's first use of the calendar takes longer than rendering a
 * screen, so it waits until the page is idle or, during registration, until the first input. With a launch date it
 * doesn't wait, because that decides what is shown.
 */
export function* watchToday(ports: Ports): SagaGenerator<void> {
  function* loadInTime() {
    const { launchDate } = yield* select(selectSwitches);
    if (launchDate === null && (yield* select(selectToday)) === null) {
      if ((yield* select(selectUuidInHand)) === null) yield* call(() => ports.page.firstInput());
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
      flagsReceived,
      flagsDefaulted,
    ],
    loadInTime,
  );
  yield* call(loadInTime);
}
