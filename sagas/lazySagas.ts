import { selectApplicationState } from '#store/application/state.ts';
import type { RootState } from '#store/index.ts';
import { routingRequested } from '#store/application/slice.ts';
import { selectUuidInHand, selectMatch } from '#store/shell/selectors.ts';
import { applicationSagasStarted, locationChanged } from '#store/shell/slice.ts';

import { call, put, select, spawn, take, type SagaGenerator } from './effects.ts';
import type { Ports } from './ports.ts';
import { superviseSaga } from './root.ts';

const isEntered = (state: RootState) =>
  selectUuidInHand(state) !== null || selectApplicationState(state).uuid !== null;

/** Loads the sagas of an application when one is entered; a missing chunk restarts this saga (FT-69). */
export function* watchApplicationArea(ports: Ports): SagaGenerator<void> {
  while (!(yield* select(isEntered))) yield* take([locationChanged, routingRequested]);
  const { applicationSagas } = yield* call(() => import('./application/sagas.ts'));
  for (const supervised of applicationSagas) yield* spawn(superviseSaga, ports, supervised);
  yield* put(applicationSagasStarted());
}

const isAtSupport = (state: RootState) => selectMatch(state)?.screen === 'registrationSupport';

/** Loads the sagas of register/support; its screen does not wait for them. */
export function* watchSupportArea(ports: Ports): SagaGenerator<void> {
  while (!(yield* select(isAtSupport))) yield* take(locationChanged);
  const { supportSagas } = yield* call(() => import('./support/sagas.ts'));
  for (const supervised of supportSagas) yield* spawn(superviseSaga, ports, supervised);
}
