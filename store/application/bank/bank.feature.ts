import { feature, lenderDatum } from '#store/application/core/feature.ts';

import type { BankOfNumber, Payout } from './account.ts';
import { paymentDays, paymentMethods, statementWays, type Payment } from './payment.ts';

/** Without the bank, number and amount. */
const account = ['accountUuid', 'type', 'verified'];
const accounts = [
  ...account.map((path) => `accounts.*.${path}`),
  ...account.map((path) => `chosen.${path}`),
];

const ACCOUNT =
  "Your money goes to this account. We'll check that it is yours before we send anything.";

export const bankFeature = feature({
  screens: {
    bankDisburse: {
      stage: 'Sign Documents',
      path: 'bank/disburse',
      title: 'Where should we send your money?',
      why: ACCOUNT,
      reads: ['payout'],
    },
    // Opened from bank/autopay, it adds an account for payments.
    bankManualDisburse: {
      stage: 'Sign Documents',
      path: 'bank/manual-disburse',
      title: 'Enter your bank account',
      why: ACCOUNT,
      reads: ['bankOfNumber'],
      openWith: ['bankDisburse', 'bankAutopay'],
    },
    bankConfirm: {
      stage: 'Sign Documents',
      path: 'bank/confirm',
      title: 'Check your bank account',
      why: ACCOUNT,
      reads: ['payout'],
      openWith: ['bankDisburse'],
    },
    bankAutopay: {
      stage: 'Sign Documents',
      path: 'bank/autopay',
      title: 'How do you want to pay?',
      why: 'How you pay decides your rate. You can change it later.',
      reads: ['payment'],
      stores: {
        paymentMethod: Object.keys(paymentMethods),
        accountUuid: 'code',
        paymentDay: paymentDays,
        statementBy: Object.keys(statementWays),
      },
    },
  },
  data: {
    payout: lenderDatum<Payout>(...accounts, 'expectedOn', 'isAfterRightToCancel'),
    /** Null before a routing number was looked up. */
    bankOfNumber: lenderDatum<BankOfNumber | null>('kind'),
    payment: lenderDatum<Payment>(
      ...accounts,
      'terms.isAutopayInOffer',
      'saved.paymentMethod',
      'saved.accountUuid',
      'saved.statementBy',
    ),
  },
  steps: ['bankAccount', 'payoutAccount', 'payoutConfirmation', 'payoutRemoval', 'payment'],
  intents: {
    routingNumberTyped: [],
    bankAccountEntered: ['accountType', 'numberHandle'],
    payoutAccountChosen: ['accountUuid'],
    payoutConfirmed: [],
    payoutAccountRemoved: [],
    paymentChosen: ['paymentMethod', 'accountUuid', 'statementBy'],
  },
});
