import type { InferOutput } from 'valibot';

import type {
  WireApplication,
  WireApplicationSummary,
  WireStatus,
} from '#sagas/api/contract/application.ts';
import { endOfWaiting } from '#server/sandbox/lender/status/waitingDays.ts';

import type { ApplicationFile } from './application.ts';

type StatusAnswer = InferOutput<typeof WireStatus>;
type SummaryAnswer = InferOutput<typeof WireApplicationSummary>;
type ApplicationAnswer = InferOutput<typeof WireApplication>;

/** Until when a waiting time of the law lasts; what is held for another reason says so itself. */
function holdOf(file: ApplicationFile): StatusAnswer['hold'] {
  const expectedBy = endOfWaiting(file);
  if (file.status.hold || expectedBy === null) return file.status.hold;
  const since = new Date(file.statusSince).toISOString();
  return { reason: null, actor: null, since, expectedBy, detail: null, conditionUuids: [] };
}

/** The status object (10.2). */
export const statusAnswer = (file: ApplicationFile): StatusAnswer => ({
  ...file.status,
  hold: holdOf(file),
  uuid: file.uuid,
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
