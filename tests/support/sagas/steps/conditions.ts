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

/** The answers to conditions. */
export const conditionSteps = {
  condition: [
    'submitCondition',
    'conditions/upload-document',
    STATUS,
    watchAnswers,
    conditionSubmitted({ conditionUuid, note: 'Page two.' }),
    { answer, files: `condition/SUPPORT/${conditionUuid}` },
  ],
  phoneCode: [
    'sendConditionCode',
    'conditions/phone-number',
    STATUS,
    watchAnswers,
    phoneCodeRequested({ conditionUuid, phoneNumber: '(614) 555-0142', byCall: false }),
    { beside: { savePhone: [null, null] } },
  ],
  phoneNumber: [
    'submitCondition',
    'conditions/phone-number',
    STATUS,
    watchAnswers,
    ({ vault }) => phoneCodeSubmitted({ conditionUuid, codeHandle: vault.deposit('246810') }),
    { answer },
  ],
  changeDecision: [
    'decideCondition',
    'conditions/confirm-update',
    STATUS,
    watchAnswers,
    changeDecided({ conditionUuid, approved: false, comment: 'Too little.' }),
    { answer },
  ],
  changeCall: [
    'requestSigningHelp',
    'conditions/confirm-update',
    STATUS,
    watchAnswers,
    changeCallRequested({ callTime: 'MORNING' }),
    { answer: { reference: 'HS-1' } },
  ],
} satisfies Record<string, Row>;
