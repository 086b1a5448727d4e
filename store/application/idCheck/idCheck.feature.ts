import { feature, lenderDatum } from '#store/application/core/feature.ts';

import type { IdCheck } from './idCheck.ts';
import { idTypes } from './idDocuments.ts';

export const idCheckFeature = feature({
  screens: {
    // Waits while a person checks the ID.
    identity: {
      area: 'both',
      stage: 'Verify Identity',
      path: 'identity',
      title: 'Verify your identity',
      reads: ['idCheck', 'uploadLimits'],
      waits: 'card',
      stores: { idType: Object.keys(idTypes), issuingState: 'code' },
    },
  },
  data: {
    /** Null before an ID was sent. */
    idCheck: lenderDatum<IdCheck | null>('state', 'reason', 'triesLeft', 'idType', 'issuingState'),
  },
  uploads: {
    identity: {
      purpose: 'IDENTITY',
      why: 'Your ID protects you: nobody else can borrow against your home.',
    },
    nameChange: { documentType: 'NAME_CHANGE', purpose: 'IDENTITY' },
  },
  steps: ['idCheck'],
  intents: {
    idSubmitted: ['idType', 'issuingState', 'conditionUuid'],
  },
});
