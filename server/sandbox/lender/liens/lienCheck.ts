import type { KnownStatus } from '#store/application/core/checklistStatus.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { isOnStreet } from '#server/sandbox/lender/application/magicWords.ts';
import { valueCapacity } from '#server/sandbox/lender/offers/borrowingCapacity.ts';
import { askedLiens, lienTaskAt } from '#store/application/liens/liens.ts';

type LienRecord = ApplicationRecord['liens'][number];

const isDisputed = ({ stated }: LienRecord) =>
  stated?.answer === 'PAID' || stated?.answer === 'NOT_MINE';

const statedBalance = ({ stated, balance }: LienRecord) =>
  stated?.answer === 'OPEN' ? (stated.balance ?? balance) : balance;

const isChanged = (lien: LienRecord) => lien.isAdded || statedBalance(lien) !== lien.balance;

/** Whether more is owed than the offers assumed, and the line no longer fits (CLTV). */
function isOverLimit(application: ApplicationRecord): boolean {
  const stated = application.liens.map((lien) => ({ ...lien, balance: statedBalance(lien) }));
  const isMore = application.liens.some(
    (lien) => lien.isAdded || statedBalance(lien) > lien.balance,
  );
  const line = application.selectedQuote?.total ?? 0;
  return isMore && valueCapacity({ ...application, liens: stated }) < line;
}

/** Returns where answers lead. The first that applies counts (8.2). */
export const answerBranches = (application: ApplicationRecord): [boolean, KnownStatus][] => [
  [application.liens.some(isDisputed), 'LIEN_VERIFICATION_INQUIRY'],
  [application.liens.some(isChanged), 'LIEN_ATTESTATION'],
  [isOverLimit(application), 'CLTV_LIEN_POSITION_REQUALIFY'],
];

const questions = {
  PAID: 'The county still shows this loan. Send us a payoff or release letter, or tell us that it is still open.',
  NOT_MINE:
    'The county has your name on this lien. Tell us whether it is yours, and if it is not, why.',
  OPEN: 'Please tell us once more whether this loan is still open.',
} as const;

/** Returns the liens for the borrower. A clear street has none (9.3). */
export function liensFound(application: ApplicationRecord) {
  const isAsking = lienTaskAt(application.status.checklistStatus) === 'INQUIRY';
  const { liens } = application;
  const found = isOnStreet(application, 'clear') ? liens.filter((lien) => lien.isAdded) : liens;
  const isAnyDisputed = found.some(isDisputed);
  return found.map((lien, index) => {
    const { uuid, holder, type, recordedDate, balance, payment, stated } = lien;
    const asks = isAsking && (isDisputed(lien) || !isAnyDisputed);
    return {
      uuid,
      holder,
      type,
      recordedDate,
      balance,
      payment,
      stated,
      position: index + 1,
      commentsToBorrower: asks ? questions[stated?.answer ?? 'OPEN'] : null,
    };
  });
}

/** Returns the current status's question, or null. */
export function lienQuestion(application: ApplicationRecord) {
  const task = lienTaskAt(application.status.checklistStatus);
  return task && { task, liens: askedLiens(task, liensFound(application)) };
}
