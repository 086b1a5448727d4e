import { call, select, take, type SagaGenerator } from '#sagas/effects.ts';
import { selectStep } from '#store/registration/flow.ts';
import { selectLocation } from '#store/shell/selectors.ts';
import { locationChanged } from '#store/shell/slice.ts';

/** The current question; other parameters do not change it. */
function* question(): SagaGenerator<string> {
  const { pathname } = yield* select(selectLocation);
  return `${pathname} ${yield* select(selectStep)}`;
}

/** Waits until the user goes to another question, or out of registration. */
export function* untilStepLeft(): SagaGenerator<void> {
  const before = yield* call(question);
  do yield* take(locationChanged);
  while ((yield* call(question)) === before);
}
