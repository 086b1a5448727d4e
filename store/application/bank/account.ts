import { capitalized, codeInWords, uncapitalized } from '#store/text/letterCase.ts';
import { required, validator, type Rule } from '#store/validation.ts';

import { bankDigits, routingNumberRule } from './routingNumber.ts';

/** An account that the lender knows. Contains only the last digits of its number. */
export interface BankAccount {
  accountUuid: string;
  bankName: string;
  /** CHECKING, SAVINGS or another kind, which can't receive money. */
  type: string;
  mask: string;
  routingNumber: string | null;
  /** The bank confirmed the account through a link. */
  verified: boolean;
}

/** The data of bank/disburse and bank/confirm. */
export interface Payout {
  accounts: BankAccount[];
  /** The account that receives the money, or null before the choice. */
  chosen: BankAccount | null;
  cash: number | null;
  /** yyyy-MM-dd. */
  expectedOn: string | null;
  isAfterRightToCancel: boolean;
}

/** Returns the preselected account: the one just linked, or the chosen one. */
export function startingAccount(
  { accounts, chosen }: Readonly<Payout>,
  isJustLinked: boolean,
): string | undefined {
  const linked = isJustLinked ? accounts.findLast(({ verified }) => verified) : undefined;
  return (linked ?? chosen)?.accountUuid;
}

/** The bank of a routing number, or null before the first lookup. */
export interface BankOfNumber {
  routingNumber: string;
  bankName: string | null;
  kind: 'KNOWN' | 'UNKNOWN' | 'NOT_ACH';
}

export const accountTypes = { CHECKING: 'Checking', SAVINGS: 'Savings' } as const;

export type AccountType = keyof typeof accountTypes;

/** bank/manual-disburse. The account number goes through the vault (F-10). */
export interface ManualAccountForm {
  accountType: AccountType;
  routingNumber: string;
  accountNumber: string;
  accountNumberAgain: string;
}

export const accountNumberRule: Rule<string> = (text) =>
  /^\d{4,17}$/.test(bankDigits(text ?? '')) ? undefined : 'Enter 4 to 17 digits';

const sameNumber: Rule<string, ManualAccountForm> = (text, { accountNumber }) =>
  bankDigits(text ?? '') === bankDigits(accountNumber ?? '')
    ? undefined
    : "Account numbers don't match";

const isRequired = required('Required');

export const validateManualAccount = validator<ManualAccountForm>({
  accountType: [isRequired],
  routingNumber: [routingNumberRule],
  accountNumber: [accountNumberRule],
  accountNumberAgain: [isRequired, sameNumber],
});

export interface PayoutForm {
  accountUuid: string;
}

export const validatePayout = validator<PayoutForm>({ accountUuid: [isRequired] });

/** "Checking ending 6789", also for a type that we don't know. */
export const accountEnding = ({ type, mask }: Readonly<Pick<BankAccount, 'type' | 'mask'>>) =>
  `${capitalized(codeInWords(type))} ending ${mask}`;

/** "Sandbox National Bank checking ending 6789" */
export const accountLine = ({
  bankName,
  ...account
}: Readonly<Pick<BankAccount, 'bankName' | 'type' | 'mask'>>): string =>
  `${bankName} ${uncapitalized(accountEnding(account))}`;

/** The text below a routing number's lookup, or null if there is nothing to say. */
export function bankOfNumberText({ kind, bankName }: Readonly<BankOfNumber>): string | null {
  if (kind === 'UNKNOWN') return UNKNOWN_NUMBER;
  return kind === 'NOT_ACH' ? NOT_ACH : bankName;
}

export const UNKNOWN_NUMBER = "We don't know this routing number. Check it, or link your bank.";
export const NOT_ACH = "This bank can't take deposits this way. Use another account.";
