import { bankOf } from '#server/sandbox/data/banks.ts';
import type {
  ApplicationRecord,
  BankAccountRecord,
} from '#server/sandbox/lender/application/applicationRecord.ts';

/** Returns the confirmed account if a control request gave only its last digits. */
function confirmedAccount({ uuid, disburseAccount }: ApplicationRecord): BankAccountRecord | null {
  if (!disburseAccount) return null;
  const { mask, routingNumber } = disburseAccount;
  const bankName = bankOf(routingNumber ?? '')?.bankName ?? 'Your bank';
  const type = 'CHECKING';
  const accountUuid = `${uuid}-payout`;
  return { accountUuid, bankName, type, mask, routingNumber, verified: true, isOfAnother: false };
}

/** Returns all accounts that the lender knows. */
export function accountsOf(application: ApplicationRecord): BankAccountRecord[] {
  const { bankAccounts, disburseAccount } = application;
  const confirmed = confirmedAccount(application);
  const isListed = bankAccounts.some(({ mask }) => mask === disburseAccount?.mask);
  return confirmed && !isListed ? [...bankAccounts, confirmed] : bankAccounts;
}

export const accountOf = (application: ApplicationRecord, accountUuid: string | null) =>
  accountsOf(application).find((account) => account.accountUuid === accountUuid) ?? null;

/** Returns the account for the money: the chosen or the confirmed one. */
export function payoutAccount(application: ApplicationRecord): BankAccountRecord | null {
  const { disburseAccount, chosenAccountUuid } = application;
  return (
    accountOf(application, chosenAccountUuid) ??
    accountsOf(application).find(({ mask }) => mask === disburseAccount?.mask) ??
    null
  );
}

export const accountAnswer = ({ isOfAnother: _isOfAnother, ...account }: BankAccountRecord) =>
  account;
