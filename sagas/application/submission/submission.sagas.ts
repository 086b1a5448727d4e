import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readAnswers } from '#sagas/application/summary/reads.ts';
import { readDocumentList } from '#sagas/application/documents/reads.ts';
import { watchDocuments } from '#sagas/application/documents/documents.ts';

import { watchSubmission } from './submission.ts';

export const feature: FeatureSagas<'submission'> = {
  reads: {
    summary: readAnswers,
    documentList: readDocumentList,
  },
  sagas: [watchSubmission, watchDocuments],
};
