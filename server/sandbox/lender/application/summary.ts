import type { InferOutput } from 'valibot';

import type { WireSummary } from '#sagas/api/contract/summary.ts';
import { statesToFunding } from '#server/sandbox/lender/status/statesToFunding.ts';

import type { ApplicationRecord } from './applicationRecord.ts';

/** No changes from the hard credit check on (409 SUMMARY_LOCKED). */
const lockedStatuses = new Set([
  'HARD_CREDIT_PULL',
  'HARD_CREDIT_LOCKED',
  'HARD_CREDIT_FROZEN',
  'ORDER_FULL_TITLE',
  'FINAL_TITLE_PROCESSING',
  'FINAL_TITLE_COMPLETE',
  'GEN_CLOSING_DISCLOSURE',
  ...Object.keys(statesToFunding),
]);

/** Offers reopened at FINAL_OFFER come after the hard credit check too. */
export const isLocked = ({ status, progress }: ApplicationRecord): boolean =>
  lockedStatuses.has(status.checklistStatus) || progress.furthest === 'FINAL_OFFER';

/** The answers that a borrower reviews. Tells only whether demographic questions are answered. */
export function answersOf(application: ApplicationRecord): InferOutput<typeof WireSummary> {
  const { property, profile, income, selectedQuote, additionalInfo } = application;
  const { street1, street2, city, state, zip, county, occupancyType, ...rest } = property;
  const { propertyType, yearBuilt, value, valueSource, valueDate, isListedForSale } = rest;
  return {
    propertyAddress: { street1, street2, city, state, zip },
    occupancyType,
    isListedForSale,
    county,
    propertyType,
    yearBuilt,
    value,
    valueSource,
    valueDate,
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
    offer: selectedQuote && {
      amount: selectedQuote.amount,
      total: selectedQuote.total,
      rate: selectedQuote.rate,
      term: selectedQuote.term,
      monthlyPayment: selectedQuote.monthlyPayment,
    },
    isAdditionalInfoAnswered: additionalInfo !== null,
    isHmdaAnswered: application.isHmdaAnswered,
    isLocked: isLocked(application),
  };
}
