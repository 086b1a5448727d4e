import { watchAnswers } from '#sagas/application/conditions/watchAnswers.ts';
import {
  changeCallRequested,
  changeDecided,
  conditionSubmitted,
  phoneCodeRequested,
  phoneCodeSubmitted,
} from '#store/application/conditions/actions.ts';

import type { Row } from './row.ts';

const STATUS = 'INCOME_VERIFICATION';
const conditionUuid = '5c0d1710-0000-4000-8000-000000000001';
const answer = { state: 'IN_REVIEW' };
const says = 'Thank you. We have your answer.';

export const conditionSteps = {
  condition: [
    'submitCondition',
    'conditions/upload-document',
    STATUS,
    watchAnswers,
    conditionSubmitted({ conditionUuid, note: 'Page two.' }),
    {
      answer,
      files: [`condition/SUPPORT/${conditionUuid}`, `condition/BANK_LETTER/${conditionUuid}`],
      sends: { documentUuids: ['document-0', 'document-1'], note: 'Page two.', code: null },
      leadsTo: 'conditions',
      keepsTyped: true,
      says,
    },
  ],
  phoneCode: [
    'sendConditionCode',
    'conditions/phone-number',
    STATUS,
    watchAnswers,
    phoneCodeRequested({ conditionUuid, phoneNumber: '(614) 555-0142', byCall: false }),
    {
      beside: { savePhone: [null, null] },
      sends: { byCall: false },
      leadsTo: 'conditions/phone-number',
      keepsTyped: true,
      shows: { phoneCode: { phoneNumber: '(614) 555-0142', byCall: false } },
    },
  ],
  phoneNumber: [
    'submitCondition',
    'conditions/phone-number',
    STATUS,
    watchAnswers,
    ({ vault }) => phoneCodeSubmitted({ conditionUuid, codeHandle: vault.deposit('246810') }),
    {
      answer,
      sends: { documentUuids: [], note: null, code: '246810' },
      leadsTo: 'conditions',
      shows: { phoneCode: null },
      says,
      secret: /246810/,
    },
  ],
  changeDecision: [
    'decideCondition',
    'conditions/confirm-update',
    STATUS,
    watchAnswers,
    changeDecided({ conditionUuid, approved: false, comment: 'Too little.' }),
    { answer, sends: { approved: false, comment: 'Too little.' }, leadsTo: 'conditions', says },
  ],
  changeCall: [
    'requestSigningHelp',
    'conditions/confirm-update',
    STATUS,
    watchAnswers,
    changeCallRequested({ callTime: 'MORNING' }),
    {
      answer: { reference: 'HS-1' },
      sends: {
        topic: 'OTHER',
        message: 'Please call me about the change before I answer.',
        callMe: true,
        callTime: 'MORNING',
      },
      leadsTo: 'conditions/confirm-update',
      keepsTyped: true,
      shows: { changeCall: { reference: 'HS-1' } },
    },
  ],
} satisfies Record<string, Row>;
