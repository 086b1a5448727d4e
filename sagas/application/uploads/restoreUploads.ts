import { readUploads } from '#sagas/api/contract/documents.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { SOON_RETRY, retrying } from '#sagas/control/retrying.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { groupOf } from '#store/application/uploads/purposes.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import {
  uploadRemoved,
  uploadsListed,
  type StoredUpload,
} from '#store/application/uploads/slice.ts';
import { readableFileName } from '#store/text/direction.ts';

/**
 * Drops rows of files that arrived although a reload or a lost connection hid the response, so nobody is asked to
 * choose them again.
 */
function* dropArrived(listed: readonly StoredUpload[]) {
  for (const { id, group, fileName, sizeBytes, problem } of yield* select(selectUploads)) {
    const isSame = (one: StoredUpload) =>
      one.group === group && one.fileName === fileName && one.sizeBytes === sizeBytes;
    if (problem === 'unreadable' && listed.some(isSame))
      yield* put(uploadRemoved({ id, documentUuid: null }));
  }
}

/**
 * Shows the uploads that the lender has but no answer contains yet, from any browser. If the lender doesn't respond,
 * nothing changes.
 */
export function* restoreUploads(ports: Ports, uuid: string): SagaGenerator<void> {
  const listed = yield* nullOnFailure(() =>
    retrying(SOON_RETRY, () => send(ports, readUploads, { path: { uuid } })),
  );
  if (listed === null) return;
  const files = listed.flatMap(({ documentUuid, fileName, sizeBytes, quality, ...filed }) => {
    const group = groupOf(filed);
    if (group === null) return [];
    return {
      id: documentUuid,
      group,
      fileName: readableFileName(fileName),
      sizeBytes,
      documentUuid,
      quality,
      isUsedAnyway: false,
    };
  });
  yield* put(uploadsListed({ applicationUuid: uuid, files }));
  yield* call(dropArrived, files);
}
