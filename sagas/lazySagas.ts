import type { RootState } from '#store/index.ts';
import { routingRequested } from '#store/application/slice.ts';
import { selectAddressedUuid, selectMatch } from '#store/shell/selectors.ts';
import { applicationSagasStarted, locationChanged } from '#store/shell/slice.ts';

import { call, put, select, spawn, take, type SagaGenerator } from './effects.ts';
import type { Ports } from './ports.ts';
import { superviseSaga } from './root.ts';

const isEntered = (state: RootState) =>
  selectAddressedUuid(state) !== null || state.application.uuid !== null;

/**
 * Everything that only an application needs; its code is fetched when one is entered, and until then costs nothing.
 * Code that does not come throws, and the root tells this story again (FT-69). Its screens wait for it.
 */
export function* watchApplicationArea(ports: Ports): SagaGenerator<void> {
  while (!(yield* select(isEntered))) yield* take([locationChanged, routingRequested]);
  const { applicationSagas } = yield* call(() => import('./application/sagas.ts'));
  for (const told of applicationSagas) yield* spawn(superviseSaga, ports, told);
  yield* put(applicationSagasStarted());
}

const isAtSupport = (state: RootState) => selectMatch(state)?.screen === 'registrationSupport';

/** What only register/support needs, in the same way; its screen stands before it, and loses nothing. */
export function* watchSupportArea(ports: Ports): SagaGenerator<void> {
  while (!(yield* select(isAtSupport))) yield* take(locationChanged);
  const { supportSagas } = yield* call(() => import('./support/sagas.ts'));
  for (const told of supportSagas) yield* spawn(superviseSaga, ports, told);
}
