import type { BankAccountRecord } from '#server/sandbox/lender/application/applicationRecord.ts';

interface Bank {
  readonly bankName: string;
  readonly ach: boolean;
}

const SANDBOX_BANK = 'Sandbox National Bank';
export const SANDBOX_NUMBER = '123456780';

/** Has a valid checksum but no bank (9.4). */
const UNKNOWN_NUMBER = '111111118';
/** A bank without electronic transfers (9.4). */
const NOT_ACH_NUMBER = '011000015';

const banks = new Map<string, Bank>([
  [SANDBOX_NUMBER, { bankName: SANDBOX_BANK, ach: true }],
  [NOT_ACH_NUMBER, { bankName: 'Sandbox Reserve Bank', ach: false }],
]);

/** Returns the bank of a valid routing number, or null for the unknown one. */
export const bankOf = (routingNumber: string): Bank | null =>
  routingNumber === UNKNOWN_NUMBER
    ? null
    : (banks.get(routingNumber) ?? { bankName: 'Sample Community Bank', ach: true });

/** Account numbers with these last four digits are special (9.4). */
export const FRAUD_ENDING = '0000';
export const OTHER_OWNER_ENDING = '9999';

/** Returns an account confirmed by a link, as if income was linked before. */
export const linkedAccount = ({ uuid }: { readonly uuid: string }): BankAccountRecord => ({
  accountUuid: `${uuid}-linked`,
  bankName: SANDBOX_BANK,
  type: 'CHECKING',
  mask: '4321',
  routingNumber: SANDBOX_NUMBER,
  verified: true,
  isOfAnother: false,
});
