import type { ApplicationScreen } from '#store/application/screens.ts';

import { paymentDays, paymentMethods, statementWays } from './payment.ts';

/** The pay-out account and the way to pay. */
export const bankScreens = {
  bankDisburse: {
    room: 'bank',
    path: 'bank/disburse',
    title: 'Where should we send your money?',
    reads: ['payout'],
  },
  // From bank/autopay it adds an account for the payments.
  bankManualDisburse: {
    room: 'bank',
    path: 'bank/manual-disburse',
    title: 'Enter your bank account',
    reads: ['bankOfNumber'],
    openWith: ['bankDisburse', 'bankAutopay'],
  },
  bankConfirm: {
    room: 'bank',
    path: 'bank/confirm',
    title: 'Check your bank account',
    reads: ['payout'],
    openWith: ['bankDisburse'],
  },
  bankAutopay: {
    room: 'bank',
    path: 'bank/autopay',
    title: 'How do you want to pay?',
    reads: ['payment'],
    stores: {
      paymentMethod: Object.keys(paymentMethods),
      accountUuid: 'code',
      paymentDay: paymentDays,
      statementBy: Object.keys(statementWays),
    },
  },
} as const satisfies Record<string, ApplicationScreen>;
