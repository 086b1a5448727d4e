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
