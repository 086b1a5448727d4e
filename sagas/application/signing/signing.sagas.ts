import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readDocumentsToSign } from '#sagas/application/documents/reads.ts';
import { readAnswers } from '#sagas/application/summary/reads.ts';

import { readOfferToAccept } from './reads.ts';
import { readSignerList, watchSigners } from './signers.ts';
import { watchSigning } from './signing.ts';

export const feature: FeatureSagas<'signing'> = {
  reads: {
    finalOffer: readOfferToAccept,
    documentsToSign: readDocumentsToSign,
    summary: readAnswers,
    signers: readSignerList,
  },
  sagas: [watchSigning, watchSigners],
};
