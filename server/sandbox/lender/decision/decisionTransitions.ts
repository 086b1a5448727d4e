import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import type { Transition } from '#server/sandbox/lender/status/state.ts';
import { isScoreTooLow } from '#server/sandbox/lender/offers/borrowingCapacity.ts';

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
    // If a review ends as it began, returns to the status before it.
    before:
      status.checklistStatus === 'UNDERWRITING_REVIEW' ? progress.before : status.checklistStatus,
    declineCause: cause,
  },
});

/** Starts a new review: back to the earlier status, or declined again (8.2, last row). */
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

/** Asks the bureaus again. If the file can be read and the score is high enough, goes on from there. */
export function freezeLiftedTransition(application: ApplicationRecord): Transition {
  const isOfCredit = application.status.declineReason === 'CREDIT';
  const isApproved = isOfCredit && !isScoreTooLow(application);
  const review = reconsiderTransition(application, isApproved);
  return isApproved
    ? { ...review, progress: { ...review.progress, before: 'SOFT_CREDIT_PULL_IN_PROGRESS' } }
    : review;
}
