import type { InferOutput } from 'valibot';

import type { WireSummary } from '#sagas/api/contract/summary.ts';
import { isEnd, isPast } from '#server/sandbox/lender/status/stateTable.ts';

import { figuresOf } from './answers.ts';
import type { ApplicationRecord } from './applicationRecord.ts';

/**
 * Whether changes are refused: from the hard credit check on (409 SUMMARY_LOCKED), including offers reopened at
 * FINAL_OFFER.
 */
export const isSummaryLocked = ({
  status: { checklistStatus },
  progress,
}: ApplicationRecord): boolean =>
  checklistStatus === 'HARD_CREDIT_PULL' ||
  isEnd(checklistStatus) ||
  isPast(checklistStatus, 'HARD_CREDIT_PULL') ||
  progress.furthest === 'FINAL_OFFER';

/** Returns the answers that a borrower reviews. Of demographic questions, only says if they are answered. */
export function answersOf(application: ApplicationRecord): InferOutput<typeof WireSummary> {
  const { property, profile, income, selectedQuote, additionalInfo } = application;
  const { street1, street2, city, state, zip, ...facts } = property;
  return {
    propertyAddress: { street1, street2, city, state, zip },
    ...facts,
    ...profile,
    ssnLastFour: application.ssnLastFour,
    income: income.incomePrimary,
    otherIncome: income.incomeOther,
    employmentType: income.employmentType,
    ownership: additionalInfo?.ownership ?? null,
    signers: application.signers.map(({ uuid, firstName, lastName, relationship, ...signer }) => ({
      uuid,
      firstName,
      lastName,
      relationship,
      state: signer.state,
    })),
    purpose: additionalInfo?.purpose ?? null,
    offer: selectedQuote && figuresOf(selectedQuote),
    isAdditionalInfoAnswered: additionalInfo !== null,
    isHmdaAnswered: application.isHmdaAnswered,
    isLocked: isSummaryLocked(application),
  };
}
