import type { Lender } from '#server/sandbox/data/lenders.ts';
import { FAR_LOWER_SHARE } from '#server/sandbox/data/pricing.ts';
import type {
  ApplicationRecord,
  StatusRecord,
} from '#server/sandbox/lender/application/applicationRecord.ts';
import { hasWord } from '#server/sandbox/lender/application/magicWords.ts';
import { declineTransition } from '#server/sandbox/lender/decision/decisionTransitions.ts';
import {
  incomeCapacity,
  longestTerm,
  minDrawOf,
  statedIncome,
  valueCapacity,
} from '#server/sandbox/lender/offers/borrowingCapacity.ts';
import { isLimitedByIncome, offerSetOf } from '#server/sandbox/lender/offers/offerSet.ts';
import type { Transition } from '#server/sandbox/lender/status/state.ts';
import { defaultChoice, offerFor } from '#store/application/offers/offers.ts';

import { isGood, settled, sourcesOf, statedIncomes } from './records.ts';

const matched = {
  to: 'IDENTITY_VERIFICATION',
  status: { uwDecision: 'FINAL', uwSubDecision: 'VERIFIED_INCOME_MATCHED_OFFER' },
} as const;

export const LOWER_INCOME = 'The income we could confirm is lower than the income you told us.';
const NO_RESERVES =
  "You rent this property out, and we couldn't count savings that would pay for it while it is empty.";

/** Dollars that rounding twelve months to cents may lose. */
const ROUNDING = 1;

function confirmed(application: ApplicationRecord) {
  const incomes = statedIncomes(application).map(({ subject }) =>
    sourcesOf(application, subject).map(settled).filter(isGood),
  );
  const sources = incomes.flat();
  const monthly = sources.reduce((sum, { monthlyIncome }) => sum + (monthlyIncome ?? 0), 0);
  return {
    yearly: monthly * 12,
    isMissing: incomes.some((found) => found.length === 0),
    isPaystubsOnly: (incomes[0] ?? []).every(({ method }) => method === 'MANUAL_PAYSTUB'),
  };
}

/** Returns the best offer of every kind, so no flag can raise the new limit above the old one. */
function bestOffer(application: ApplicationRecord, lender: Lender) {
  const set = offerSetOf(application, lender, { canBuyDown: true });
  const choice = defaultChoice(set);
  return { maxDraw: set.maxDraw, offer: choice && offerFor(set, choice) };
}

function revised(
  before: ApplicationRecord,
  after: ApplicationRecord,
  lender: Lender,
  { uwSubDecision, reason }: Pick<StatusRecord, 'uwSubDecision'> & { reason: string },
): Transition {
  const old = bestOffer(before, lender);
  const { offer } = bestOffer(after, lender);
  const { verifiedIncome, isReserveLimited } = after;
  return {
    to: 'REVISED_OFFER_SELECTION',
    status: { uwDecision: 'SELECT', uwSubDecision },
    application: {
      verifiedIncome,
      isReserveLimited,
      revision: offer && {
        oldMaxDraw: old.maxDraw,
        oldRate: before.selectedQuote?.rate ?? old.offer?.rate ?? offer.rate,
        newRate: offer.rate,
        reason,
      },
    },
  };
}

/** Whether the income is too low for any line, or too far below the stated one. */
function isTooLow(application: ApplicationRecord, lender: Lender, yearly: number) {
  const offer = { term: longestTerm, kind: 'STANDARD' } as const;
  // An underwriter can overrule judgment, but not arithmetic.
  const isFar =
    !application.progress.isReconsidered && yearly < statedIncome(application) * FAR_LOWER_SHARE;
  return isFar || incomeCapacity(application, lender, offer) < minDrawOf(application, lender);
}

/** A rental without counted savings gets a smaller line, if any is left (VERIFIED_RESERVE_LIMITED). */
function withoutReserves(application: ApplicationRecord, lender: Lender): ApplicationRecord | null {
  const isRented = application.property.occupancyType === 'INVESTMENT';
  const hasReserves = (application.status.assetDepletion.amount ?? 0) > 0;
  if (!isRented || hasReserves || application.isReserveLimited) return null;
  const limited = { ...application, isReserveLimited: true };
  return valueCapacity(limited) >= minDrawOf(limited, lender) ? limited : null;
}

/** Ends INCOME_REVIEW_IN_PROGRESS by the confirmed income (8.2). */
export function afterIncomeReview(application: ApplicationRecord, lender: Lender): Transition {
  // Moved along without proof, as on the happy path.
  if (application.incomeSources.length === 0) return matched;
  const { yearly, isMissing, isPaystubsOnly } = confirmed(application);
  if (isMissing)
    return {
      to: 'INCOME_VERIFICATION',
      application: { incomeSources: application.incomeSources.map(settled) },
    };
  const isLower = yearly < statedIncome(application) - ROUNDING;
  const verified = isLower ? { ...application, verifiedIncome: yearly } : application;
  if (isLower && isTooLow(verified, lender, yearly)) {
    const decline = declineTransition(application, 'INCOME');
    return { ...decline, application: { verifiedIncome: yearly } };
  }
  if (isLower) {
    const isLimited = isLimitedByIncome(verified, lender);
    const uwSubDecision = isLimited ? 'VERIFIED_DTI_LIMITED' : 'VERIFIED_OFFER';
    return revised(application, verified, lender, { uwSubDecision, reason: LOWER_INCOME });
  }
  const limited = withoutReserves(application, lender);
  if (limited)
    return revised(application, limited, lender, {
      uwSubDecision: 'VERIFIED_RESERVE_LIMITED',
      reason: NO_RESERVES,
    });
  return isPaystubsOnly ? { to: 'EMPLOYMENT_VERIFICATION' } : matched;
}

/** Whether an employer doesn't answer the phone (9.4). */
export const isUnreachable = (employerName: string) => hasWord(employerName, 'unreachable');

/** Ends EMPLOYMENT_CHECK_IN_PROGRESS. Documents don't need an answer. */
export function afterEmploymentCheck({ employment }: ApplicationRecord): Transition {
  if (employment === null) return matched;
  const isSilent = !employment.hasPapers && isUnreachable(employment.employerName ?? '');
  return isSilent
    ? {
        to: 'EMPLOYMENT_VERIFICATION',
        application: { employment: { ...employment, state: 'CALLED_NO_ANSWER' } },
      }
    : { ...matched, application: { employment: { ...employment, state: 'CONFIRMED' } } };
}
