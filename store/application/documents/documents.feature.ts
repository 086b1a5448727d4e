import { feature, lenderDatum } from '#store/application/core/feature.ts';

import {
  documentListPaths,
  documentPaths,
  type ApplicationDocument,
  type DocumentList,
} from './documents.ts';

export const documentsFeature = feature({
  screens: {
    // If it is open with NOTE_SIGNING, signing/intro leads to it (status/openScreens.ts).
    signingSign: {
      stage: 'Sign Documents',
      path: 'signing/sign',
      title: 'Read and sign',
      why: 'Take your time: what you sign is what counts. Ask us about anything that is not clear.',
      reads: ['documentsToSign'],
    },
    documentDisclosures: {
      stage: 'Sign Documents',
      path: 'document/disclosures',
      title: 'Your documents',
      reads: ['documentList'],
      isAlwaysOpen: true,
      // The status may change while the borrower reads a document.
      waits: 'card',
    },
  },
  data: {
    documentList: lenderDatum<DocumentList>(...documentListPaths),
    /** Empty if the lender has no list. */
    documentsToSign: lenderDatum<ApplicationDocument[]>(
      ...documentPaths.map((path) => `*.${path}`),
    ),
  },
  steps: [
    'documentDownload',
    'documentRead',
    'documentSignature',
    'signingCompletion',
    'consentWithdrawal',
    'paperRequest',
  ],
  intents: {
    documentOpened: ['documentUuid'],
    documentClosed: [],
    documentDownloaded: ['documentUuid'],
    allDocumentsDownloaded: [],
    documentAcknowledged: ['documentUuid'],
    documentSigned: ['documentUuid'],
    signingFinished: [],
    consentWithdrawn: ['type'],
    paperRequested: [],
  },
});
