import {
  call,
  delay,
  join,
  put,
  race,
  select,
  spawn,
  take,
  type SagaGenerator,
} from '#sagas/effects.ts';
import { untilLenderIsReached } from '#sagas/navigation/until.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { selectScreenDrafts } from '#store/application/selectors.ts';
import { screenDraftsRestored } from '#store/application/slice.ts';
import { uploadsRestored } from '#store/application/uploads/slice.ts';
import { selectIdentityUuid, selectIsUnreached } from '#store/identity/selectors.ts';
import { selectApplicationSagasReady } from '#store/shell/selectors.ts';
import { applicationSagasStarted } from '#store/shell/slice.ts';

/** chosen: a key store that does not answer keeps nobody from their application; a slow one has its time. */
const PATIENCE_MS = 5_000;

/** Whom and what a draft is sealed for. */
export const draftOwner = (identityUuid: string, uuid: string) => `${identityUuid}/${uuid}`;

/**
 * What reads a draft comes with what writes it, however late (FT-66): until then nothing is written over it, and the
 * first screen costs nothing of it.
 */
function* loadReader() {
  while (!(yield* select(selectApplicationSagasReady))) yield* take(applicationSagasStarted);
  const { readKeptScreens } = yield* call(() => import('#sagas/application/sagas.ts'));
  return readKeptScreens;
}

function* restore(ports: Ports, uuid: string): SagaGenerator<void> {
  if (ports.session.read(storageKeys.applicationDraft) === null) return;
  yield* call(untilLenderIsReached);
  const sealed = ports.session.read(storageKeys.applicationDraft);
  const identityUuid = yield* select(selectIdentityUuid);
  if (sealed === null || identityUuid === null) return;
  const text = yield* call(() => ports.cipher.open(sealed, draftOwner(identityUuid, uuid)));
  if (text === null) return;
  const readKeptScreens = yield* call(loadReader);
  const kept = readKeptScreens(text);
  // FT-62: what was sealed for them, is no draft and is still there.
  if (kept === null && ports.session.read(storageKeys.applicationDraft) === sealed)
    yield* call(() => ports.session.remove(storageKeys.applicationDraft));
  // Opened late, it may be for somebody who has left (FT-30).
  const isStillHere =
    (yield* select(selectIdentityUuid)) === identityUuid &&
    (yield* select(selectScreenDrafts)).uuid === uuid;
  if (kept === null || !isStillHere) return;
  // The files first: what was typed meanwhile is written beside all that was kept (S2).
  if (kept.files.length > 0)
    yield* put(uploadsRestored({ applicationUuid: uuid, files: kept.files }));
  yield* put(screenDraftsRestored(kept.screens));
}

/**
 * What was typed before a reload or a login comes back on the same application (FT-20, FT-42). A screen begins with
 * what is in the store when it opens, so this comes before the application that it shows. A draft that is opened later
 * than anybody waits is there for the screens after it, and nothing is written over it.
 */
export function* restoreScreenDrafts(ports: Ports, uuid: string): SagaGenerator<void> {
  const restoring = yield* spawn(restore, ports, uuid);
  // Whose it is may be said long after (S5).
  if (!(yield* select(selectIsUnreached))) yield* race([join(restoring), delay(PATIENCE_MS)]);
}
