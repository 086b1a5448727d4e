import type { FeatureSagas } from '#sagas/application/featureSagas.ts';

import { readDocumentsToSign, readDocumentList } from './reads.ts';
import { watchDocuments } from './documents.ts';

export const feature: FeatureSagas<'documents'> = {
  reads: {
    documentsToSign: readDocumentsToSign,
    documentList: readDocumentList,
  },
  sagas: [watchDocuments],
};
