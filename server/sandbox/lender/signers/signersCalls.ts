import { readConditions, submitCondition } from '#sagas/api/contract/conditions.ts';
import {
  acknowledgeDocument,
  readDocumentContent,
  readDocuments,
  readUploadRules,
  readUploads,
  removeUpload,
  requestPaper,
  uploadDocument,
} from '#sagas/api/contract/documents.ts';
import { readIdCheck, submitId } from '#sagas/api/contract/idCheck.ts';
import * as notary from '#sagas/api/contract/notary.ts';
import * as notarySession from '#sagas/api/contract/notarySession.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { hasLeft } from '#store/application/core/signerStates.ts';

import { signerFileOf, type SignerFile } from './signerFile.ts';

const namesOf = (calls: Readonly<Record<string, unknown>>) =>
  Object.values(calls).flatMap((call) =>
    typeof call === 'object' && call !== null && 'name' in call ? [String(call.name)] : [],
  );

/** The calls of V, D, N and C that an additional signer makes with their own token. */
export const signersCalls: ReadonlySet<string> = new Set([
  ...[readIdCheck, submitId].map(({ name }) => name),
  ...[readUploadRules, readUploads, uploadDocument, removeUpload].map(({ name }) => name),
  ...[readDocuments, readDocumentContent, acknowledgeDocument, requestPaper].map(
    ({ name }) => name,
  ),
  readConditions.name,
  submitCondition.name,
  ...namesOf(notary),
  ...namesOf(notarySession),
]);

/** Returns the file of a signer whose request is open, or null for anyone else. */
export function fileOf(application: ApplicationRecord, identityUuid: string): SignerFile | null {
  const signer = application.signers.find((one) => one.identityUuid === identityUuid);
  const isOpen = signer !== undefined && !hasLeft(signer.state) && signer.state !== 'EXPIRED';
  return isOpen ? signerFileOf(application, signer) : null;
}
