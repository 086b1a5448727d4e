import { randomUUID } from 'node:crypto';

import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { isOnStreet } from '#server/sandbox/lender/application/magicWords.ts';
import { addDays } from '#store/format/isoDate.ts';
import { dayAt } from '#store/geography/timeZones.ts';

type LienRecord = ApplicationRecord['liens'][number];

const asking = new Set(['PAYOFF_REQUEST_PENDING', 'REQUEST_STEWART_PAYOFFS']);

/** Second loans of invented lenders, which the line must pay off. */
const sampleLoans = [
  { holder: 'Sample Credit Union', balance: 6_400, payment: 180 },
  { holder: 'Sample Home Loans', balance: 3_900, payment: 120 },
] as const;

const PHONE = '(800) 555-0177';
/** Our choice: how long a payoff amount is valid. */
const GOOD_DAYS = 30;

/** Returns the number of loans for the street's words (9.3). */
const wordCount = (application: ApplicationRecord) => {
  if (isOnStreet(application, 'payoffs')) return 2;
  return isOnStreet(application, 'payoff') ? 1 : 0;
};

/** Returns open loans that must be paid off, or that the borrower will close. */
export const liensToPay = ({ liens }: ApplicationRecord): LienRecord[] =>
  liens.filter(({ stated, isToBePaid }) =>
    isToBePaid
      ? stated === null || stated.answer === 'OPEN'
      : stated?.answer === 'OPEN' && stated.toBeClosed === true,
  );

/** Adds the liens that a magic word or a later status pays off. */
export function withLoansToPay(
  application: ApplicationRecord,
  least = wordCount(application),
): ApplicationRecord['liens'] {
  const missing = least - liensToPay(application).length;
  const isKnown = application.liens.some(({ isToBePaid }) => isToBePaid);
  if (missing <= 0 || (isKnown && least === wordCount(application))) return application.liens;
  const added = sampleLoans.slice(0, missing).map((loan) => ({
    ...loan,
    uuid: randomUUID(),
    type: 'SECOND_MORTGAGE',
    recordedDate: '2021-03-10',
    stated: null,
    isAdded: false,
    isToBePaid: true,
    payoff: null,
  }));
  return [...application.liens, ...added];
}

const LOAN_ENDS = 10_000;
const loanEnd = (uuid: string) => {
  const sum = Array.from(uuid).reduce((total, sign) => total * 31 + (sign.codePointAt(0) ?? 0), 7);
  return String(sum % LOAN_ENDS).padStart(4, '0');
};

/** Returns the payoffs for the answer (10.3). */
export function payoffsOf(application: ApplicationRecord) {
  const { status, statusSince, property } = application;
  const otherwise = asking.has(status.checklistStatus) ? 'ASKED' : 'RECEIVED';
  return liensToPay(application).map(({ uuid, holder, payoff }) => {
    const state = payoff ?? otherwise;
    return {
      uuid,
      lender: holder,
      loanEnd: loanEnd(uuid),
      state,
      askedAt: new Date(statusSince).toISOString(),
      goodUntil: state === 'RECEIVED' ? addDays(dayAt(statusSince, property), GOOD_DAYS) : null,
      phone: state === 'PROBLEM' ? PHONE : null,
    };
  });
}

/** Whether another lender waits for the borrower. Time doesn't end this. */
export const isPayoffStuck = (application: ApplicationRecord) =>
  liensToPay(application).some(({ payoff }) => payoff === 'PROBLEM');

/** Returns the application with one loan's letter. */
export const withLetter = (application: ApplicationRecord, uuid: string): ApplicationRecord => ({
  ...application,
  liens: application.liens.map((lien) =>
    lien.uuid === uuid ? { ...lien, payoff: 'RECEIVED' } : lien,
  ),
});

export const isAskingPayoffs = ({ status }: ApplicationRecord) =>
  asking.has(status.checklistStatus);
