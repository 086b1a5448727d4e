import { chatOpened } from '#store/chat/actions.ts';
import { selectApplicationState } from '#store/application/state.ts';
import type { RootState } from '#store/index.ts';
import { routingRequested } from '#store/application/slice.ts';
import {
  selectIsSignersArea,
  selectMatch,
  selectParameters,
  selectUuidInHand,
} from '#store/shell/selectors.ts';
import type { ScreenId } from '#store/shell/screens.ts';
import { applicationSagasStarted, locationChanged } from '#store/shell/slice.ts';

import { storageKeys } from './page/storageKeys.ts';
import { call, put, race, select, spawn, take, type SagaGenerator } from './effects.ts';
import { laterCode, laterCodeInTime } from './laterCode.ts';
import { untilSignedIn } from './navigation/until.ts';
import type { Ports } from './ports.ts';
import { superviseSaga, type SupervisedSaga } from './root.ts';
import { restingSagas } from './shell/sagas.ts';

function* spawnAll(ports: Ports, sagas: readonly SupervisedSaga[]) {
  for (const supervised of sagas) yield* spawn(superviseSaga, ports, supervised);
}

const isEntered = (state: RootState) =>
  selectIsSignersArea(state) ||
  selectUuidInHand(state) !== null ||
  selectApplicationState(state).uuid !== null;

/** Starts the sagas of an application when one is entered. */
export function* watchApplicationArea(ports: Ports): SagaGenerator<void> {
  while (!(yield* select(isEntered))) yield* take([locationChanged, routingRequested]);
  const { applicationSagas } = yield* call(laterCode);
  yield* call(spawnAll, ports, applicationSagas);
  yield* put(applicationSagasStarted());
}

/** Starts what no first answer needs, once the page rests. */
export function* watchRestingPage(ports: Ports): SagaGenerator<void> {
  yield* call(() => ports.page.rest());
  yield* call(spawnAll, ports, restingSagas);
}

/** Watches whether the page is seen again, once there is a user or an input to lose. */
export function* watchUsedPage(ports: Ports): SagaGenerator<void> {
  yield* race([call(() => ports.page.firstInput()), call(untilSignedIn)]);
  const { watchPageResume } = yield* call(laterCodeInTime);
  yield* call(watchPageResume, ports);
}

/** Starts the sagas of a screen as it is opened. */
function* watchScreen(
  ports: Ports,
  screen: ScreenId,
  sagas: 'supportSagas' | 'signerLoginSagas',
): SagaGenerator<void> {
  while ((yield* select(selectMatch))?.screen !== screen) yield* take(locationChanged);
  const code = yield* call(laterCode);
  yield* call(spawnAll, ports, code[sagas]);
}

/** register/support, whose screen does not wait for its sagas. */
export const watchSupportArea = (ports: Ports): SagaGenerator<void> =>
  watchScreen(ports, 'registrationSupport', 'supportSagas');

/** heloc-signer/login, whose screen shows its forms when the link is read. */
export const watchSignerLoginArea = (ports: Ports): SagaGenerator<void> =>
  watchScreen(ports, 'signerLogin', 'signerLoginSagas');

/** Loads the sagas of the chat when it is opened, here, by the address or on an earlier page. */
export function* watchChatArea(ports: Ports): SagaGenerator<void> {
  const isAsked = (yield* select(selectParameters))['pop-webchat'] !== undefined;
  const isStored = ports.local.read(storageKeys.chat) !== null;
  const opened = isAsked || isStored ? null : yield* take(chatOpened);
  const { chatSagas } = yield* call(() => import('./chat/sagas.ts'));
  yield* call(spawnAll, ports, chatSagas);
  // The slice came with the sagas.
  if (opened) yield* put(opened);
}
