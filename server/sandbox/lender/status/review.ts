import type { ApplicationFile } from '#server/sandbox/lender/application/application.ts';

import type { Move } from './state.ts';

/** Another look at a decision: back to the step before it, or declined again (8.2, last row). */
export const reviewAgain = (
  { progress, status: { checklistStatus } }: ApplicationFile,
  isHeard: boolean,
): Move => ({
  to: 'UNDERWRITING_REVIEW',
  status: { uwDecision: 'REVIEW', uwSubDecision: null },
  progress: {
    before:
      checklistStatus === 'DECLINED'
        ? (progress.before ?? 'OFFER_CALCULATION_IN_PROGRESS')
        : checklistStatus,
    reviewEnds: isHeard ? 'ON' : 'DECLINED',
    isReconsidered: isHeard,
  },
});
