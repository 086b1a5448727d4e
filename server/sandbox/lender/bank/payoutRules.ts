import type {
  ApplicationRecord,
  BankAccountRecord,
} from '#server/sandbox/lender/application/applicationRecord.ts';
import { HttpError } from '#server/sandbox/httpError.ts';
import { accountTypes } from '#store/application/bank/account.ts';

const isAt = ({ status }: ApplicationRecord, checklistStatus: string) =>
  status.checklistStatus === checklistStatus;

export const isPaymentOpen = (application: ApplicationRecord) =>
  isAt(application, 'VERIFIED_AUTOPAY_ACCOUNT') ||
  (isAt(application, 'AUTOPAY_ACCOUNT') &&
    (application.isCrypto || Boolean(application.disburseAccount?.routingNumber)));

/** Asks again for an account whose number is missing, as the checklist does (STATUS-23). */
export const isPayoutOpen = (application: ApplicationRecord) =>
  isAt(application, 'DISBURSEMENT_ACCOUNT') ||
  (isAt(application, 'AUTOPAY_ACCOUNT') && !isPaymentOpen(application));

export const otherOwner = () =>
  new HttpError(422, { message: 'The account must be in your name.', code: 'OWNER_MISMATCH' });

export function ownAccount(isOfAnother: boolean): void {
  if (isOfAnother) throw otherOwner();
}

/** Only the borrower's checking or savings account can receive the money. */
export function refuseAccount({ type, isOfAnother }: BankAccountRecord): void {
  if (!(type in accountTypes))
    throw new HttpError(422, {
      message: "This account can't take the money. Choose checking or savings.",
      code: 'ACCOUNT_TYPE',
    });
  ownAccount(isOfAnother);
}
