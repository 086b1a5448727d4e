import { createHash } from 'node:crypto';

import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';

import type { DocumentType } from './documentType.ts';

/** Returns a document's id, the same for the same application and type. */
export function documentUuid(
  { uuid }: Pick<ApplicationRecord, 'uuid'>,
  type: DocumentType,
): string {
  const hash = createHash('sha256').update(`${uuid} ${type}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
