import { readUploads } from '#sagas/api/contract/documents.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { SOON_RETRY, retrying } from '#sagas/control/retrying.ts';
import { send } from '#sagas/control/send.ts';
import { put, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { groupOf } from '#store/application/uploads/purposes.ts';
import { uploadsListed } from '#store/application/uploads/slice.ts';
import { readableFileName } from '#store/text/direction.ts';

/**
 * Shows the uploads that the lender has but no answer contains yet, from any browser. If the lender doesn't respond,
 * nothing changes.
 */
export function* restoreUploads(ports: Ports, uuid: string): SagaGenerator<void> {
  const listed = yield* nullOnFailure(() =>
    retrying(SOON_RETRY, () => send(ports, readUploads, { path: { uuid } })),
  );
  if (listed === null) return;
  yield* put(
    uploadsListed({
      applicationUuid: uuid,
      files: listed.flatMap(({ documentUuid, fileName, sizeBytes, quality, ...filed }) => {
        const group = groupOf(filed);
        if (group === null) return [];
        const isUsedAnyway = false;
        return {
          id: documentUuid,
          group,
          fileName: readableFileName(fileName),
          sizeBytes,
          documentUuid,
          quality,
          isUsedAnyway,
        };
      }),
    }),
  );
}
