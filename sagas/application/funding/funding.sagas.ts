import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readPayout } from '#sagas/application/bank/reads.ts';
import { watchDocuments } from '#sagas/application/documents/documents.ts';
import { readDocumentList } from '#sagas/application/documents/reads.ts';

import { readFundingTimeline } from './reads.ts';
import { watchFunding } from './funding.ts';

export const feature: FeatureSagas<'funding'> = {
  reads: {
    timeline: readFundingTimeline,
    payout: readPayout,
    documentList: readDocumentList,
  },
  sagas: [watchFunding, watchDocuments],
};
