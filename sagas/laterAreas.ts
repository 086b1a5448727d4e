import { chatOpened } from '#store/chat/actions.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import type { RootState } from '#store/index.ts';
import { routingRequested } from '#store/application/core/slice.ts';
import {
  selectIsSignersArea,
  selectMatch,
  selectParameters,
  selectUuidInHand,
} from '#store/shell/selectors.ts';
import type { ScreenId } from '#store/shell/screens.ts';
import { applicationSagasStarted, chunkArrived, locationChanged } from '#store/shell/slice.ts';

import { chatDraftKeys, storageKeys } from './page/storageKeys.ts';
import { call, put, race, select, spawn, take, type SagaGenerator } from './effects.ts';
import { later, loadRequired } from './loadCode.ts';
import { untilPageIsUsed, untilSignedIn } from './navigation/until.ts';
import type { Ports } from './ports.ts';
import { superviseSaga, type SupervisedSaga } from './root.ts';

function* spawnAll(ports: Ports, sagas: readonly SupervisedSaga[]) {
  for (const supervised of sagas) yield* spawn(superviseSaga, ports, supervised);
}

function* untilOpened(screen: ScreenId): SagaGenerator<void> {
  while ((yield* select(selectMatch))?.screen !== screen) yield* take(locationChanged);
}

const isEntered = (state: RootState) =>
  selectIsSignersArea(state) ||
  selectUuidInHand(state) !== null ||
  selectApplicationState(state).uuid !== null;

export function* watchApplicationArea(ports: Ports): SagaGenerator<void> {
  while (!(yield* select(isEntered))) yield* take([locationChanged, routingRequested]);
  const { applicationSagas } = yield* loadRequired(later);
  yield* call(spawnAll, ports, applicationSagas);
  yield* put(applicationSagasStarted());
}

/**
 * Starts everything the first question doesn't need, once the page is idle. For a new visitor, only the banners start
 * that early.
 */
export function* watchRestingPage(ports: Ports): SagaGenerator<void> {
  if (ports.bannersBase === null) yield* call(untilPageIsUsed, ports);
  yield* call(() => ports.page.rest());
  const { restingSagas } = yield* loadRequired(() => import('./shell/sagas.ts'), null);
  yield* call(spawnAll, ports, restingSagas);
}

/** Watches for the page's return to view, once there is a user or an input that could get lost. */
export function* watchUsedPage(ports: Ports): SagaGenerator<void> {
  yield* race([call(() => ports.page.firstInput()), call(untilSignedIn)]);
  const { watchPageResume } = yield* loadRequired(later, null);
  yield* call(watchPageResume, ports);
}

const SUPPORT = 'sagas of register/support';

/** register/support. Its screen doesn't wait for its sagas. */
export function* watchSupportArea(ports: Ports): SagaGenerator<void> {
  yield* call(() => untilOpened('registrationSupport'));
  const { supportSagas } = yield* loadRequired(() => import('./support/sagas.ts'), SUPPORT);
  // When they arrive, resets the count of reloads for them.
  yield* put(chunkArrived({ page: SUPPORT }));
  yield* call(spawnAll, ports, supportSagas);
}

/** heloc-signer/login. Its screen shows the forms once the link is read. */
export function* watchSignerLoginArea(ports: Ports): SagaGenerator<void> {
  yield* call(() => untilOpened('signerLogin'));
  const { signerLoginSagas } = yield* loadRequired(later);
  yield* call(spawnAll, ports, signerLoginSagas);
}

/** Loads the chat's sagas when the user opens it, the address asks for it, or it was open on an earlier page. */
export function* watchChatArea(ports: Ports): SagaGenerator<void> {
  const isAsked = (yield* select(selectParameters))['pop-webchat'] !== undefined;
  const isStored = [storageKeys.chat, ...chatDraftKeys].some(
    (key) => ports.local.read(key) !== null,
  );
  const opened = isAsked || isStored ? null : yield* take(chatOpened);
  const { chatSagas } = yield* call(() => import('./chat/sagas.ts'));
  yield* call(spawnAll, ports, chatSagas);
  // The slice was loaded with the sagas.
  if (opened) yield* put(opened);
}
