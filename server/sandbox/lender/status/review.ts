import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';

import type { Transition } from './state.ts';

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
