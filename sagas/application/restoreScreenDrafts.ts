import * as v from 'valibot';

import { listOf } from '#sagas/api/contract/common.ts';
import { call, delay, join, put, race, select, spawn, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/storageKeys.ts';
import { selectScreenDrafts } from '#store/application/selectors.ts';
import { screenDraftsRestored } from '#store/application/slice.ts';
import { uploadsRestored } from '#store/application/uploadsSlice.ts';
import { selectIdentityUuid } from '#store/identity/selectors.ts';

/** chosen: a key store that does not answer keeps nobody from their application; a slow one has its time. */
const PATIENCE_MS = 5_000;

const Drafts = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.record(v.string(), v.unknown())),
);

/** Under which name the draft of an application has its uploads; no screen is called so. */
export const KEPT_UPLOADS = 'uploads';

const Uploads = v.object({
  files: listOf(
    v.object({
      id: v.string(),
      group: v.picklist(['numberProof', 'photoId', 'reconsideration']),
      fileName: v.string(),
      sizeBytes: v.number(),
      documentUuid: v.nullable(v.string()),
    }),
  ),
});

/** Whom and what a draft is sealed for. */
export const draftOwner = (identityUuid: string, uuid: string) => `${identityUuid}/${uuid}`;

function* tell(uuid: string, { [KEPT_UPLOADS]: uploads, ...drafts }: v.InferOutput<typeof Drafts>) {
  yield* put(screenDraftsRestored(drafts));
  const kept = v.safeParse(Uploads, uploads);
  if (kept.success && kept.output.files.length > 0)
    yield* put(uploadsRestored({ applicationUuid: uuid, files: kept.output.files }));
}

function* restore(ports: Ports, uuid: string): SagaGenerator<void> {
  const sealed = ports.session.read(storageKeys.applicationDraft);
  const identityUuid = yield* select(selectIdentityUuid);
  if (sealed === null || identityUuid === null) return;
  const text = yield* call(() => ports.seals.open(sealed, draftOwner(identityUuid, uuid)));
  const drafts = v.safeParse(Drafts, text);
  // Opened late, it may be for somebody who has left (FT-30).
  const isStillHere =
    (yield* select(selectIdentityUuid)) === identityUuid &&
    (yield* select(selectScreenDrafts)).uuid === uuid;
  if (drafts.success && isStillHere) yield* call(tell, uuid, drafts.output);
  // FT-62: what was sealed for them, is no draft and is still there.
  const isNone = text !== null && !drafts.success;
  if (isNone && ports.session.read(storageKeys.applicationDraft) === sealed)
    yield* call(() => ports.session.remove(storageKeys.applicationDraft));
}

/**
 * What was typed before a reload or a login comes back on the same application (FT-20, FT-42). A screen begins with
 * what is in the store when it opens, so this comes before the application that it shows. A draft that is opened later
 * than anybody waits is there for the screens after it, and nothing is written over it.
 */
export function* restoreScreenDrafts(ports: Ports, uuid: string): SagaGenerator<void> {
  const restoring = yield* spawn(restore, ports, uuid);
  yield* race([join(restoring), delay(PATIENCE_MS)]);
}
