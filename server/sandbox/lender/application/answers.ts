import * as v from 'valibot';

import {
  WireStatus,
  type WireApplication,
  type WireApplicationSummary,
} from '#sagas/api/contract/application.ts';
import { isSignerFile } from '#server/sandbox/lender/signers/signerFile.ts';
import { openConditions } from '#server/sandbox/lender/conditions/conditionRecord.ts';
import { holdOf } from '#server/sandbox/lender/funding/fundingHold.ts';

import type { ApplicationRecord } from './applicationRecord.ts';
import { namedSigners } from '#server/sandbox/lender/signers/signers.ts';

type StatusAnswer = v.InferOutput<typeof WireStatus>;
type SummaryAnswer = v.InferOutput<typeof WireApplicationSummary>;
type ApplicationAnswer = v.InferOutput<typeof WireApplication>;

/** A signer's own steps answer with a status that contains nothing of the borrower's. */
const signerStatus = ({ uuid, status }: ApplicationRecord): StatusAnswer =>
  v.parse(WireStatus, {
    uuid,
    checklistStatus: status.checklistStatus,
    manualNotary: status.manualNotary,
    primaryParticipantAcceptComplete: status.primaryParticipantAcceptComplete,
  });

/** Returns the status object (10.2). */
export const statusAnswer = (application: ApplicationRecord): StatusAnswer =>
  isSignerFile(application)
    ? signerStatus(application)
    : {
        ...application.status,
        openConditions: openConditions(application),
        otherSigners: namedSigners(application),
        hold: holdOf(application),
        uuid: application.uuid,
      };

const commonAnswer = (application: ApplicationRecord) => ({
  uuid: application.uuid,
  loanNumber: application.loanNumber,
  active: application.active,
  activeForAppStart: application.activeForAppStart,
  isInquiry: application.isInquiry,
  isCrypto: application.isCrypto,
  referrer: application.referrer,
  auditFields: { createdDate: application.createdAt },
});

export const figuresOf = ({
  amount,
  total,
  rate,
  term,
  monthlyPayment,
}: ApplicationRecord['quotes'][number]) => ({ amount, total, rate, term, monthlyPayment });

/** Returns a row of heloc/all. */
export function summaryAnswer(application: ApplicationRecord): SummaryAnswer {
  const { accountOpenedDate, status, property } = application;
  const { street1, city, state } = property;
  return {
    ...commonAnswer(application),
    accountOpenedDate,
    status: { checklistStatus: status.checklistStatus },
    property: { street1, city, state },
  };
}

/** The lender's model found no value (screens.md, bpo/estimate-value). */
const unvalued = new Set(['NO_AVM_FOUND', 'NAV_ESTIMATE', 'NAV_ESTIMATE_REQUEST']);

/** Returns the application (FIELD-APP-1 to FIELD-APP-3), without demographic answers and secret numbers. */
export function applicationAnswer(
  application: ApplicationRecord,
  texts: readonly string[],
): ApplicationAnswer {
  const { property, selectedQuote } = application;
  const { name, dob, email, phoneNumber } = application.profile;
  const { value, isListedForSale: _isListedForSale, ...shown } = property;
  return {
    ...commonAnswer(application),
    status: statusAnswer(application),
    property: shown,
    profile: { name, dob, email, phoneNumber },
    adjustedHomeAmount: unvalued.has(application.status.checklistStatus) ? null : value,
    rate: selectedQuote?.rate ?? null,
    rateType: 'FIXED',
    amount: selectedQuote?.amount ?? null,
    uwCalculatedDrawAmount: selectedQuote?.total ?? null,
    term: selectedQuote?.term ?? null,
    disburseAccount: application.disburseAccount && {
      ...application.disburseAccount,
      accountNumber: null,
    },
    ssnOnFile: application.ssnLastFour !== null,
    consentsGiven: [...application.consents.map(({ type }) => type), ...texts],
    selectedOffer: selectedQuote && {
      ...figuresOf(selectedQuote),
      debtsPaid: selectedQuote.debtsPaid,
      drawPreference: selectedQuote.drawPreference,
    },
  };
}
