import { watchDocuments } from '#sagas/application/documents/documents.ts';
import { readDocumentsToSign } from '#sagas/application/documents/reads.ts';
import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { watchNotary } from '#sagas/application/notary/notary.ts';
import { readEligibility } from '#sagas/application/notary/reads.ts';

import { watchSigner } from './signer.ts';

export const feature: FeatureSagas<'signer'> = {
  reads: {
    documentsToSign: readDocumentsToSign,
    notaryEligibility: readEligibility,
  },
  sagas: [watchSigner, watchDocuments, watchNotary],
};
