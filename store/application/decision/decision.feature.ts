import { feature, lenderDatum } from '#store/application/core/feature.ts';

import type { DecisionNotice } from './notice.ts';
import { formReasons } from './reconsideration.ts';

const declineScreen = {
  reads: ['decision', 'uploadLimits'],
  stores: { reason: formReasons, amount: 'amount', message: 'text' },
} as const;

const decisionPaths = [
  'action',
  'decidedAt',
  'reasons.*.code',
  'declineReason',
  'noticeDocumentUuid',
  'noticeDueAt',
  'correctable.*',
  'endsOn',
];

export const decisionFeature = feature({
  screens: {
    errorDecline: { path: 'error/decline', ...declineScreen },
    errorCredit: { path: 'error/credit', openWith: ['errorDecline'], ...declineScreen },
    errorIncome: { path: 'error/income', openWith: ['errorDecline'], ...declineScreen },
    reviewUnderwriting: {
      path: 'review-app/uw',
      isAlwaysOpen: true,
      waits: 'card',
      stores: { message: 'text' },
    },
  },
  data: {
    decision: lenderDatum<DecisionNotice>(...decisionPaths),
  },
  uploads: {
    reconsideration: { documentType: 'OTHER', purpose: 'RECONSIDERATION' },
  },
  steps: ['reconsideration', 'reviewNote', 'withdrawal'],
  intents: {
    reconsiderationRequested: ['reason'],
    applyAgainDaySaved: ['day'],
    reviewNoteSubmitted: [],
    withdrawalConfirmed: ['reason'],
  },
});
