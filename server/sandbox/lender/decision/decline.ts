import type { ApplicationFile } from '#server/sandbox/lender/application/application.ts';
import type { Move } from '#server/sandbox/lender/status/state.ts';

import { declineReasonOf, isIneligibility, type DeclineCause } from './decide.ts';

/** The move to DECLINED, with what a later look needs to know. */
export const declined = ({ status, progress }: ApplicationFile, cause: DeclineCause): Move => ({
  to: 'DECLINED',
  status: {
    uwDecision: isIneligibility(cause) ? 'INELIGIBLE' : 'DECLINE',
    uwSubDecision: null,
    declineReason: declineReasonOf(cause),
  },
  progress: {
    // A review that ends as it began leads nowhere else than before it.
    before:
      status.checklistStatus === 'UNDERWRITING_REVIEW' ? progress.before : status.checklistStatus,
    declineCause: cause,
  },
});
