import * as v from 'valibot';

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
import {
  applicationOpened,
  applicationReceived,
  screenDraftDropped,
  screenDraftsRestored,
  screenTyped,
  stepSent,
} from '#store/application/slice.ts';
import { selectIdentityUuid } from '#store/identity/selectors.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { selectIsStorageKept } from '#store/shell/selectors.ts';
import { storageRefused } from '#store/shell/slice.ts';

const PAUSE_MS = 200;

const Drafts = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.record(v.string(), v.unknown())),
);

const ownerOf = (identityUuid: string, uuid: string) => `${identityUuid}/${uuid}`;

/** Seals what the screens of this application hold, for this identity alone (F-09, SC-12). */
function* keep(ports: Ports) {
  yield* delay(PAUSE_MS);
  const { uuid, unsent } = yield* select(selectScreenDrafts);
  const identityUuid = yield* select(selectIdentityUuid);
  if (uuid === null || identityUuid === null) return;
  const sealed = yield* call(() =>
    ports.seals.seal(JSON.stringify(unsent), ownerOf(identityUuid, uuid)),
  );
  if (sealed !== null) yield* call(() => ports.session.write(storageKeys.applicationDraft, sealed));
  if ((sealed === null || !ports.session.isKept()) && (yield* select(selectIsStorageKept)))
    yield* put(storageRefused());
}

/** What was typed before a reload or a login comes back on the same application (FT-20, FT-42). */
function* restore(ports: Ports, uuid: string) {
  const sealed = ports.session.read(storageKeys.applicationDraft);
  const identityUuid = yield* select(selectIdentityUuid);
  if (sealed === null || identityUuid === null) return;
  const text = yield* call(() => ports.seals.open(sealed, ownerOf(identityUuid, uuid)));
  const drafts = v.safeParse(Drafts, text);
  if (drafts.success) yield* put(screenDraftsRestored(drafts.output));
}

/** Keeps what the forms of application screens hold and have not sent. */
export function* watchScreenDrafts(ports: Ports): SagaGenerator<void> {
  let opened: string | null = null;
  yield* takeLatest([screenTyped, stepSent, screenDraftDropped], keep, ports);
  yield* takeEvery(loggedOut, function* () {
    yield* call(() => ports.session.remove(storageKeys.applicationDraft));
  });
  yield* takeLatest([applicationOpened, applicationReceived], function* ({ payload }) {
    if (payload.uuid === opened) return;
    opened = payload.uuid;
    yield* call(restore, ports, payload.uuid);
  });
  const { uuid } = yield* select(selectScreenDrafts);
  if (uuid !== null) yield* call(restore, ports, uuid);
}
