import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';

import type { Transition } from './state.ts';
import { isEnd, isPast } from './stateTable.ts';

/** Steps from which offers can be reopened: after the choice, before the hard credit check (8.2). */
const reopenable = new Set([
  'COLLECT_ADDITIONAL_INFO',
  'HMDA',
  'GEN_SUMMARY_DISCLOSURE',
  'APP_SUBMISSION',
  'LIEN_VERIFICATION',
  'LIEN_ATTESTATION',
  'LIEN_VERIFICATION_INQUIRY',
  'PAYOFF_REQUEST_PENDING',
  'REQUEST_STEWART_PAYOFFS',
  'ONSITE_APPRAISAL_BORROWER_PAYMENT',
  'INCOME_VERIFICATION',
  'EMPLOYMENT_VERIFICATION',
  'IDENTITY_VERIFICATION',
  'DISBURSEMENT_ACCOUNT',
  'AUTOPAY_ACCOUNT',
  'VERIFIED_AUTOPAY_ACCOUNT',
  'ASSETS_PREQUAL',
  'FINAL_OFFER',
]);

export const canReopenOffers = ({ status }: ApplicationRecord) =>
  reopenable.has(status.checklistStatus);

/** Returns to the offers. The next choice leads to the furthest step. */
export function reopenTransition({ status, progress }: ApplicationRecord): Transition {
  const { checklistStatus } = status;
  if (checklistStatus === 'FINAL_OFFER')
    return { to: 'REVISED_OFFER_SELECTION', progress: { furthest: 'FINAL_OFFER' } };
  const isBeforeChoice = checklistStatus === 'ASSETS_PREQUAL';
  return {
    to: 'OFFER_SELECTION',
    progress: { furthest: isBeforeChoice ? progress.furthest : checklistStatus },
  };
}

/** Once the note is signed, the borrower can't withdraw without the lender (F-15). */
export const canWithdraw = ({ status: { checklistStatus } }: ApplicationRecord) =>
  !isEnd(checklistStatus) && !isPast(checklistStatus, 'NOTE_SIGNING');
