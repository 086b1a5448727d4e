import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import type { Transition } from '#server/sandbox/lender/status/state.ts';

import { declineReasonOf, isIneligibility, type DeclineCause } from './declineCause.ts';

export const declineTransition = (
  { status, progress }: ApplicationRecord,
  cause: DeclineCause,
): Transition => ({
  to: 'DECLINED',
  status: {
    uwDecision: isIneligibility(cause) ? 'INELIGIBLE' : 'DECLINE',
    uwSubDecision: null,
    declineReason: declineReasonOf(cause),
  },
  progress: {
    // A review that ends as it began returns to the status before it.
    before:
      status.checklistStatus === 'UNDERWRITING_REVIEW' ? progress.before : status.checklistStatus,
    declineCause: cause,
  },
});

/** A new review: back to the status before, or declined again (8.2, last row). */
export const reconsiderTransition = (
  { progress, status: { checklistStatus } }: ApplicationRecord,
  isApproved: boolean,
): Transition => ({
  to: 'UNDERWRITING_REVIEW',
  status: { uwDecision: 'REVIEW', uwSubDecision: null },
  progress: {
    before:
      checklistStatus === 'DECLINED'
        ? (progress.before ?? 'OFFER_CALCULATION_IN_PROGRESS')
        : checklistStatus,
    reviewEnds: isApproved ? 'ON' : 'DECLINED',
    isReconsidered: isApproved,
  },
});
