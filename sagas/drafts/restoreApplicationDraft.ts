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
import { pendingWritesRestored } from '#store/pendingWrites/slice.ts';
import { selectIdentityUuid, selectHasIdentityFailed } from '#store/identity/selectors.ts';
import { selectApplicationSagasReady } from '#store/shell/selectors.ts';
import { applicationSagasStarted } from '#store/shell/slice.ts';

/** chosen: a slow key store has its time; the application does not wait for one that does not answer. */
const PATIENCE_MS = 5_000;

/** The user and the application that a draft is encrypted for. */
export const draftOwner = (identityUuid: string, uuid: string) => `${identityUuid}/${uuid}`;

/**
 * What reads a draft comes with what writes it, however late (FT-66): until then nothing is written over it, and the
 * first screen costs nothing of it.
 */
function* loadReader() {
  while (!(yield* select(selectApplicationSagasReady))) yield* take(applicationSagasStarted);
  const { parseApplicationDraft } = yield* call(() => import('./applicationSchema.ts'));
  return parseApplicationDraft;
}

function* restore(ports: Ports, uuid: string): SagaGenerator<void> {
  if (ports.session.read(storageKeys.applicationDraft) === null) return;
  yield* call(untilLenderIsReached);
  const stored = ports.session.read(storageKeys.applicationDraft);
  const identityUuid = yield* select(selectIdentityUuid);
  if (stored === null || identityUuid === null) return;
  const text = yield* call(() => ports.cipher.open(stored, draftOwner(identityUuid, uuid)));
  if (text === null) return;
  const parseApplicationDraft = yield* call(loadReader);
  const draft = parseApplicationDraft(text);
  // FT-62: it is no draft, and still there.
  if (draft === null && ports.session.read(storageKeys.applicationDraft) === stored)
    yield* call(() => ports.session.remove(storageKeys.applicationDraft));
  // Decrypted late, the draft may be of a user who has left (FT-30).
  const isStillHere =
    (yield* select(selectIdentityUuid)) === identityUuid &&
    (yield* select(selectScreenDrafts)).uuid === uuid;
  if (draft === null || !isStillHere) return;
  // The screens come last: their restoration writes the whole draft, with what was typed meanwhile (S2).
  if (draft.files.length > 0)
    yield* put(uploadsRestored({ applicationUuid: uuid, files: draft.files }));
  yield* put(pendingWritesRestored(draft.pendingWrites));
  yield* put(screenDraftsRestored(draft.screens));
}

/**
 * What was typed before a reload or a login comes back on the same application (FT-20, FT-42). A screen begins with
 * what is in the store when it opens, so this comes before the application that it shows. A draft that is opened later
 * than anybody waits is there for the screens after it, and nothing is written over it.
 */
export function* restoreApplicationDraft(ports: Ports, uuid: string): SagaGenerator<void> {
  const restoring = yield* spawn(restore, ports, uuid);
  // Whose it is may be said long after (S5).
  if (!(yield* select(selectHasIdentityFailed))) yield* race([join(restoring), delay(PATIENCE_MS)]);
}
