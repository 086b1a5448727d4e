import { call, select, take, type SagaGenerator } from '#sagas/effects.ts';
import { selectStep } from '#store/registration/flow.ts';
import { selectLocation } from '#store/shell/selectors.ts';
import { locationChanged } from '#store/shell/slice.ts';

/** Returns the current question. Other parameters don't affect it. */
function* question(): SagaGenerator<string> {
  const { pathname } = yield* select(selectLocation);
  return `${pathname} ${yield* select(selectStep)}`;
}

export function* untilStepLeft(): SagaGenerator<void> {
  const before = yield* call(question);
  do yield* take(locationChanged);
  while ((yield* call(question)) === before);
}
