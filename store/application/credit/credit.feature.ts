import { feature, lenderDatum } from '#store/application/core/feature.ts';

import type { CreditFreeze, CreditIdentification } from './credit.ts';

export const creditFeature = feature({
  screens: {
    creditSocial: {
      stage: 'Basic Info',
      path: 'credit/social',
      why: 'A credit bureau finds your file by these details. One wrong letter can hide it.',
      reads: ['creditIdentification'],
    },
    creditError: {
      stage: 'Basic Info',
      path: 'credit/error',
      reads: ['creditFreeze'],
    },
    reviewNoCredit: {
      path: 'review-app/no-credit',
      reads: ['uploadLimits'],
      isAlwaysOpen: true,
      waits: 'card',
      stores: { note: 'text' },
    },
  },
  data: {
    creditFreeze: lenderDatum<CreditFreeze>('bureaus.*.kind', 'retries'),
    creditIdentification: lenderDatum<CreditIdentification>(
      'name.suffix',
      'triesMade',
      'triesLeft',
    ),
  },
  uploads: {
    numberProof: { documentType: 'SSN_PROOF', purpose: 'CREDIT_PROOF' },
    photoId: { documentType: 'PHOTO_ID', purpose: 'CREDIT_PROOF' },
  },
  steps: ['creditIdentification', 'creditRetry', 'creditProof'],
  intents: {
    creditIdentificationSubmitted: ['ssnHandle'],
    creditRetried: [],
    proofSubmitted: [],
  },
});
