import type { InferOutput } from 'valibot';

import type { WireSummary } from '#sagas/api/contract/summary.ts';
import { statesToFunding } from '#server/sandbox/lender/status/statesToFunding.ts';

import type { ApplicationFile } from './application.ts';

/** From the hard check on, and once it is over, nothing can be changed (409 SUMMARY_LOCKED). */
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

/** Offers that were opened again at the final one lie after the hard check as well. */
export const isLocked = ({ status, progress }: ApplicationFile): boolean =>
  lockedStatuses.has(status.checklistStatus) || progress.furthest === 'FINAL_OFFER';

/** Everything that was answered, as a borrower reviews it. Of what is demographic only whether there is an answer. */
export function answersOf(file: ApplicationFile): InferOutput<typeof WireSummary> {
  const { property, profile, income, selectedQuote, additionalInfo } = file;
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
    ssnLastFour: file.ssnLastFour,
    income: income.incomePrimary,
    otherIncome: income.incomeOther,
    employmentType: income.employmentType,
    ownership: additionalInfo?.ownership ?? null,
    signers: file.signers.map(({ uuid, firstName, lastName, relationship, ...signer }) => ({
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
    isHmdaAnswered: file.isHmdaAnswered,
    isLocked: isLocked(file),
  };
}
