import type { FeatureSagas } from '#sagas/application/featureSagas.ts';

import { readDocumentsToSign, readDocumentList } from './reads.ts';
import { watchDocuments } from './documents.ts';

/** How the data of its screens is read, and what follows from their actions. */
export const feature: FeatureSagas<'documents'> = {
  reads: {
    documentsToSign: readDocumentsToSign,
    documentList: readDocumentList,
  },
  sagas: [watchDocuments],
};
