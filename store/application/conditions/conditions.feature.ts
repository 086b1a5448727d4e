import { feature, lenderDatum } from '#store/application/core/feature.ts';

import { changeDecisions } from './decision.ts';
import type { SentCode } from './phone.ts';

export const conditionsFeature = feature({
  screens: {
    conditions: {
      area: 'both',
      path: 'conditions',
      title: 'Your to-do list',
      isAlwaysOpen: true,
    },
    conditionsUpload: {
      area: 'both',
      path: 'conditions/upload-document',
      title: 'Upload a document',
      isAlwaysOpen: true,
      reads: ['uploadLimits'],
    },
    conditionsPhone: {
      path: 'conditions/phone-number',
      title: 'Add your mobile phone',
      isAlwaysOpen: true,
      reads: ['phoneCode'],
      stores: { phoneNumber: 'text' },
    },
    conditionsConfirm: {
      path: 'conditions/confirm-update',
      title: 'Approve a change',
      isAlwaysOpen: true,
      reads: ['changeCall'],
      stores: { decision: Object.keys(changeDecisions), comment: 'text' },
    },
  },
  data: {
    /** Null before a code was sent. */
    phoneCode: lenderDatum<SentCode | null>('conditionUuid', 'sentAt', 'byCall'),
    /** Null before a call was requested. */
    changeCall: lenderDatum<{ reference: string } | null>('reference'),
  },
  uploads: {
    condition: { purpose: 'CONDITION' },
  },
  steps: ['condition', 'phoneCode', 'phoneNumber', 'changeDecision', 'changeCall'],
  intents: {
    conditionSubmitted: ['conditionUuid'],
    phoneCodeRequested: ['conditionUuid', 'byCall'],
    phoneNumberDropped: [],
    phoneCodeSubmitted: ['conditionUuid', 'codeHandle'],
    changeDecided: ['conditionUuid', 'approved'],
    changeCallRequested: ['callTime'],
  },
});
