import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import {
  isScoreTooLow,
  maxDrawOf,
  minDrawOf,
  terms,
} from '#server/sandbox/lender/offers/borrowingCapacity.ts';
import { CALCULATION } from '#server/sandbox/lender/status/statesToOffers.ts';
import type { Transition } from '#server/sandbox/lender/status/state.ts';

import { reconsiderTransition } from './decisionTransitions.ts';
import {
  causeOf,
  declineCause,
  declineReasonOf,
  isIneligibility,
  type DeclineCause,
} from './declineCause.ts';

/** Counteroffers are in whole thousands. */
const STEP = 1_000;

const maxDrawFor = (application: ApplicationRecord, lender: Lender) =>
  Math.max(
    ...terms.map((term) =>
      maxDrawOf({ ...application, amountLimit: null }, lender, { term, kind: 'STANDARD' }),
    ),
  );

/** Returns why even a smaller amount doesn't fit by the numbers, ignoring magic words, or null if it fits. */
function causeAgainst(
  application: ApplicationRecord,
  lender: Lender,
  amount: number,
): DeclineCause | null {
  const known = causeOf(application);
  if (application.status.uwDecision === 'INELIGIBLE' || isIneligibility(known)) return known;
  if (isScoreTooLow(application)) return 'CREDIT';
  const judged = { ...application, progress: { ...application.progress, isReconsidered: true } };
  const least = minDrawOf(application, lender);
  const isWithin = amount >= least && amount <= maxDrawFor(application, lender);
  return declineCause(judged, lender) ?? (isWithin ? null : 'AMOUNT');
}

const countered = new Set<DeclineCause>(['INCOME', 'COLLATERAL', 'AMOUNT']);

/** Returns the smaller line that the lender offers after a decline (facts §7). */
export function counterofferOf(
  application: ApplicationRecord,
  lender: Lender,
): { amount: number } | null {
  if (!countered.has(causeOf(application))) return null;
  const amount = Math.floor(maxDrawFor(application, lender) / STEP) * STEP;
  return causeAgainst(application, lender, amount) === null ? { amount } : null;
}

/**
 * Returns what happens if the borrower asks for less after a decline. An amount within a counteroffer needs no
 * review. One that fits is reviewed and reopens the offers up to it. Any other is declined again, with its own
 * reason.
 */
export function smallerAmountTransition(
  application: ApplicationRecord,
  lender: Lender,
  amount: number,
): { amountLimit: number | null; transition: Transition } {
  const cause = causeAgainst(application, lender, amount);
  if (cause !== null) {
    const again = reconsiderTransition(application, false);
    return {
      amountLimit: application.amountLimit,
      transition: {
        ...again,
        status: { ...again.status, declineReason: declineReasonOf(cause) },
        progress: { ...again.progress, declineCause: cause },
      },
    };
  }
  const counteroffer = counterofferOf(application, lender);
  const reviewed = reconsiderTransition(application, true);
  const progress = { ...reviewed.progress, before: CALCULATION } as const;
  const isCountered = counteroffer !== null && amount <= counteroffer.amount;
  return {
    amountLimit: amount,
    transition: isCountered
      ? {
          to: CALCULATION,
          status: { uwDecision: null, uwSubDecision: null, declineReason: null },
          progress: { ...progress, reviewEnds: null },
        }
      : { ...reviewed, progress },
  };
}
