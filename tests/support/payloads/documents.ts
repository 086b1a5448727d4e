import fc from 'fast-check';

import type * as documentActions from '#store/application/documents/actions.ts';
import type * as documents from '#store/application/documents/slice.ts';

import { code, failure, few, id, nothing, orNull, personal, type PayloadsOf } from './arbitrary.ts';

const yes = fc.boolean();
const count = fc.nat(9);

export const document = fc.record({
  uuid: id,
  group: code,
  documentType: code,
  title: personal,
  createdAt: orNull(personal),
  pages: orNull(count),
  sizeBytes: orNull(count),
  state: orNull(code),
  requiresAcknowledgement: yes,
  requiresSignature: yes,
  doneAt: orNull(personal),
});

export const documentList = fc.record({
  documents: few(document),
  consents: few(
    fc.record({
      type: code,
      version: orNull(personal),
      givenAt: orNull(personal),
      canWithdraw: yes,
    }),
  ),
  isOnPaper: yes,
});

export const documentActionPayloads: PayloadsOf<typeof documentActions> = {
  documentOpened: fc.record({ documentUuid: id }),
  documentClosed: nothing,
  documentDownloaded: fc.record({ documentUuid: id, name: personal }),
  allDocumentsDownloaded: nothing,
  documentAcknowledged: fc.record({ documentUuid: id }),
  consentWithdrawn: fc.record({ type: code }),
  paperRequested: nothing,
  documentSigned: fc.record({
    documentUuid: id,
    fileId: id,
    signatureName: personal,
    initials: personal,
  }),
  signingFinished: nothing,
};

export const documentsPayloads: PayloadsOf<typeof documents> = {
  documentFileReceived: fc.record({ documentUuid: id, fileId: id }),
  documentFileFailed: fc.record({ documentUuid: id, failure }),
};
