import { createAction } from '@reduxjs/toolkit';

import type { AccountType } from './account.ts';
import type { PaymentChoice } from './payment.ts';

/* No action carries an account number. It has the vault's one-time handle instead. */

/** The user typed a complete routing number. Its bank is looked up. */
export const routingNumberTyped = createAction<{ routingNumber: string }>(
  'application/routingNumberTyped',
);

/** bank/manual-disburse */
export const bankAccountEntered = createAction<{
  accountType: AccountType;
  routingNumber: string;
  numberHandle: string;
}>('application/bankAccountEntered');

/** bank/disburse */
export const payoutAccountChosen = createAction<{ accountUuid: string }>(
  'application/payoutAccountChosen',
);

/** bank/confirm */
export const payoutConfirmed = createAction('application/payoutConfirmed');

/** bank/autopay: "Remove this account". */
export const payoutAccountRemoved = createAction('application/payoutAccountRemoved');

/** bank/autopay */
export const paymentChosen = createAction<PaymentChoice>('application/paymentChosen');
