import { call, select, take, type SagaGenerator } from '#sagas/effects.ts';
import { selectStep } from '#store/registration/flow.ts';
import { selectLocation } from '#store/shell/selectors.ts';
import { locationChanged } from '#store/shell/slice.ts';

/** The question in hand; a parameter that comes or goes makes no other of it. */
function* question(): SagaGenerator<string> {
  const { pathname } = yield* select(selectLocation);
  return `${pathname} ${yield* select(selectStep)}`;
}

/** Waits until the person goes to another question, or out of registration. */
export function* untilLeft(): SagaGenerator<void> {
  const before = yield* call(question);
  do yield* take(locationChanged);
  while ((yield* call(question)) === before);
}
