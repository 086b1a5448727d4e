import type {
  WireApplication,
  WireApplicationSummary,
  WireStatus,
} from '#sagas/api/contract/application.ts';
import type { InferOutput } from 'valibot';

import type { ApplicationFile } from './file.ts';

type StatusAnswer = InferOutput<typeof WireStatus>;
type SummaryAnswer = InferOutput<typeof WireApplicationSummary>;
type ApplicationAnswer = InferOutput<typeof WireApplication>;

/** The status object (10.2). */
export const statusAnswer = ({ uuid, status }: ApplicationFile): StatusAnswer => ({
  ...status,
  uuid,
});

/** One row of heloc/all. */
export const summaryAnswer = (file: ApplicationFile): SummaryAnswer => ({
  uuid: file.uuid,
  loanNumber: file.loanNumber,
  active: file.active,
  activeForAppStart: file.activeForAppStart,
  isInquiry: file.isInquiry,
  isCrypto: file.isCrypto,
  accountOpenedDate: file.accountOpenedDate,
  status: { checklistStatus: file.status.checklistStatus },
  property: {
    street1: file.property.street1,
    city: file.property.city,
    state: file.property.state,
  },
  referrer: file.referrer,
  auditFields: { createdDate: file.createdAt },
});

/**
 * The application (FIELD-APP-1 to FIELD-APP-3), with the text messages its borrower agreed to. Nothing demographic is
 * in it, and no number that is a secret.
 */
export function applicationAnswer(
  file: ApplicationFile,
  texts: readonly string[],
): ApplicationAnswer {
  const { property, selectedQuote } = file;
  const { value, isListedForSale: _isListedForSale, ...shown } = property;
  return {
    uuid: file.uuid,
    loanNumber: file.loanNumber,
    active: file.active,
    activeForAppStart: file.activeForAppStart,
    isInquiry: file.isInquiry,
    isCrypto: file.isCrypto,
    status: statusAnswer(file),
    property: shown,
    profile: {
      name: file.profile.name,
      dob: file.profile.dob,
      email: file.profile.email,
      phoneNumber: file.profile.phoneNumber,
    },
    adjustedHomeAmount: value,
    rate: selectedQuote?.rate ?? null,
    rateType: 'FIXED',
    amount: selectedQuote?.amount ?? null,
    uwCalculatedDrawAmount: selectedQuote?.total ?? null,
    term: selectedQuote?.term ?? null,
    referrer: file.referrer,
    auditFields: { createdDate: file.createdAt },
    disburseAccount: file.disburseAccount,
    ssnOnFile: file.ssnLastFour !== null,
    consentsGiven: [...file.consents.map(({ type }) => type), ...texts],
    selectedOffer: selectedQuote && {
      amount: selectedQuote.amount,
      total: selectedQuote.total,
      rate: selectedQuote.rate,
      term: selectedQuote.term,
      monthlyPayment: selectedQuote.monthlyPayment,
      drawPreference: selectedQuote.drawPreference,
    },
  };
}
