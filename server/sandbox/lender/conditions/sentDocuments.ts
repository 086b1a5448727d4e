import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { uploadOwner } from '#server/sandbox/lender/signers/signerFile.ts';
import { HttpError } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';

import { withDocuments } from './conditionReview.ts';
import type { ConditionRecord } from './conditionRecord.ts';

interface Sent {
  readonly condition: ConditionRecord;
  readonly documentUuids: readonly string[];
}

/** Adds the borrower's uploads to the condition, in review. They replace rejected ones. */
export function withSentDocuments(
  world: World,
  application: ApplicationRecord,
  { condition, documentUuids }: Sent,
): ConditionRecord {
  const owner = uploadOwner(application);
  const own = world.uploads.unsent(owner);
  const documents = [...new Set(documentUuids)].map((documentUuid) => {
    const upload = own.find(({ uuid }) => uuid === documentUuid);
    if (!upload)
      throw new HttpError(400, {
        message: 'We could not find this document.',
        field: 'documentUuids',
      });
    const { uuid, fileName, documentType, uploadedAt } = upload;
    return {
      uuid,
      fileName,
      documentType,
      state: 'IN_REVIEW' as const,
      reason: null,
      uploadedAt: new Date(uploadedAt).toISOString(),
    };
  });
  world.uploads.send(owner, documentUuids);
  const kept = condition.xtraData.documents.filter(({ state }) => state !== 'NEEDS_REPLACING');
  return { ...withDocuments(condition, [...kept, ...documents]), sentAt: world.now() };
}
