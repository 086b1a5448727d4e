import {
  call,
  delay,
  put,
  select,
  takeEvery,
  takeLatest,
  type SagaGenerator,
} from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/storageKeys.ts';
import { selectScreenDrafts } from '#store/application/selectors.ts';
import { screenTyped, stepSent } from '#store/application/slice.ts';
import { selectIdentityUuid } from '#store/identity/selectors.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { selectIsStorageKept } from '#store/shell/selectors.ts';
import { storageRefused } from '#store/shell/slice.ts';

import { draftOwner } from './restoreScreenDrafts.ts';

const PAUSE_MS = 200;

/** Seals what the screens of this application hold, for this identity alone (F-09, SC-12). */
function* keep(ports: Ports) {
  yield* delay(PAUSE_MS);
  const { uuid, unsent } = yield* select(selectScreenDrafts);
  const identityUuid = yield* select(selectIdentityUuid);
  if (uuid === null || identityUuid === null) return;
  const sealed = yield* call(() =>
    ports.seals.seal(JSON.stringify(unsent), draftOwner(identityUuid, uuid)),
  );
  if (sealed !== null) yield* call(() => ports.session.write(storageKeys.applicationDraft, sealed));
  if ((sealed === null || !ports.session.isKept()) && (yield* select(selectIsStorageKept)))
    yield* put(storageRefused());
}

/** Keeps what the forms of application screens hold and have not sent. */
export function* watchScreenDrafts(ports: Ports): SagaGenerator<void> {
  yield* takeLatest([screenTyped, stepSent], keep, ports);
  yield* takeEvery(loggedOut, function* () {
    yield* call(() => ports.session.remove(storageKeys.applicationDraft));
  });
}
