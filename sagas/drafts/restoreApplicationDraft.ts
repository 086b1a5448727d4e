import { call, delay, join, put, race, select, spawn, type SagaGenerator } from '#sagas/effects.ts';
import { untilLenderIsReached } from '#sagas/navigation/until.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { selectScreenDrafts } from '#store/application/core/selectors.ts';
import { screenDraftsRestored } from '#store/application/core/slice.ts';
import { uploadsRestored } from '#store/application/uploads/slice.ts';
import { pendingWritesRestored } from '#store/pendingWrites/slice.ts';
import { selectIdentityUuid, selectHasIdentityFailed } from '#store/identity/selectors.ts';

import { parseApplicationDraft } from './applicationSchema.ts';

/** Our choice: the application waits up to this long for a slow key store. */
const MAX_WAIT_MS = 5_000;

/** Returns the owner of an encrypted draft: the user and the application. */
export const draftOwner = (identityUuid: string, uuid: string) => `${identityUuid}/${uuid}`;

function* restore(ports: Ports, uuid: string): SagaGenerator<void> {
  if (ports.session.read(storageKeys.applicationDraft) === null) return;
  yield* call(untilLenderIsReached);
  const stored = ports.session.read(storageKeys.applicationDraft);
  const identityUuid = yield* select(selectIdentityUuid);
  if (stored === null || identityUuid === null) return;
  const text = yield* call(() => ports.cipher.decrypt(stored, draftOwner(identityUuid, uuid)));
  if (text === null) return;
  const draft = parseApplicationDraft(text);
  // FT-62
  if (draft === null && ports.session.read(storageKeys.applicationDraft) === stored)
    yield* call(() => ports.session.remove(storageKeys.applicationDraft));
  // If the draft decrypts late, its user may have left (FT-30).
  const isCurrent =
    (yield* select(selectIdentityUuid)) === identityUuid &&
    (yield* select(selectScreenDrafts)).uuid === uuid;
  if (draft === null || !isCurrent) return;
  // The screens come last, because restoring them writes the whole draft, including what the user typed in the meantime
  // (S2).
  if (draft.files.length > 0)
    yield* put(uploadsRestored({ applicationUuid: uuid, files: draft.files }));
  yield* put(pendingWritesRestored(draft.pendingWrites));
  yield* put(screenDraftsRestored(draft.screens));
}

/**
 * Restores what the user typed before a reload or a login (FT-20, FT-42). The application waits for it, because a
 * screen mounts with what is in the store, but only a few seconds.
 */
export function* restoreApplicationDraft(ports: Ports, uuid: string): SagaGenerator<void> {
  const restoring = yield* spawn(restore, ports, uuid);
  // The identity may arrive much later (S5).
  if (!(yield* select(selectHasIdentityFailed))) yield* race([join(restoring), delay(MAX_WAIT_MS)]);
}
