import type { RootState } from '#store/index.ts';
import { stepFinished } from '#store/application/slice.ts';
import { selectAddressedUuid, selectMatch } from '#store/shell/selectors.ts';
import { applicationServed, locationChanged } from '#store/shell/slice.ts';

import { call, put, select, spawn, take, type SagaGenerator } from './effects.ts';
import type { Ports } from './ports.ts';
import { keepTelling } from './root.ts';

const isEntered = (state: RootState) =>
  selectAddressedUuid(state) !== null || state.application.uuid !== null;

/**
 * Everything that only an application needs; its code is fetched when one is entered, and until then costs nothing.
 * Code that does not come throws, and the root tells this story again (FT-69). Its screens wait for it.
 */
export function* watchApplicationArea(ports: Ports): SagaGenerator<void> {
  while (!(yield* select(isEntered))) yield* take([locationChanged, stepFinished]);
  const { applicationStories } = yield* call(() => import('./application/sagas.ts'));
  for (const told of applicationStories) yield* spawn(keepTelling, ports, told);
  yield* put(applicationServed());
}

const isAtSupport = (state: RootState) => selectMatch(state)?.screen === 'registrationSupport';

/** What only register/support needs, in the same way; its screen stands before it, and loses nothing. */
export function* watchSupportArea(ports: Ports): SagaGenerator<void> {
  while (!(yield* select(isAtSupport))) yield* take(locationChanged);
  const { supportStories } = yield* call(() => import('./support/sagas.ts'));
  for (const told of supportStories) yield* spawn(keepTelling, ports, told);
}
