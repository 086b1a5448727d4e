import * as v from 'valibot';

import { accountTypes } from '#store/application/bank/account.ts';
import { paymentMethods, statementWays } from '#store/application/bank/payment.ts';

import { WireStatus } from './application.ts';
import {
  Amount,
  Day,
  MaybeAmount,
  NotNegative,
  Text,
  WireAgreement,
  YesNo,
  codeOf,
  listOf,
  upTo,
} from './common.ts';
import { endpoint } from './endpoint.ts';

const BASE = '/service-bank-account/borrower/secure/api/v1/{uuid}';
const CHOSEN = 'The calls of the bank account are not shown; screens.md 10.3.';

const short = upTo(100);

export const WireBankAccount = v.object({
  accountUuid: v.string(),
  bankName: v.string(),
  type: v.string(),
  /** The last digits of its number. */
  mask: upTo(4),
  routingNumber: Text,
  verified: YesNo,
});

export const readBankAccounts = endpoint({
  name: 'readBankAccounts',
  summary: 'The bank accounts that the lender knows',
  method: 'GET',
  path: `${BASE}/accounts`,
  chosen: CHOSEN,
  answer: listOf(WireBankAccount),
});

export const readRoutingNumber = endpoint({
  name: 'readRoutingNumber',
  summary: 'The bank of a routing number, and whether it takes electronic transfers',
  method: 'GET',
  path: `${BASE}/routing-numbers/{routingNumber}`,
  chosen: CHOSEN,
  answer: v.object({ bankName: v.string(), ach: YesNo }),
});

/** The number is in no answer; a repeat replaces the account that was entered before. */
export const addBankAccount = endpoint({
  name: 'addBankAccount',
  summary: 'Takes an account that the borrower typed in',
  method: 'POST',
  path: `${BASE}/manual-accounts`,
  chosen: CHOSEN,
  body: v.object({
    accountType: codeOf(accountTypes),
    routingNumber: upTo(9),
    accountNumber: upTo(17),
  }),
  answer: v.object({ accountUuid: v.string(), bankName: v.string(), mask: upTo(4) }),
  creates: true,
});

export const readDisbursement = endpoint({
  name: 'readDisbursement',
  summary: 'Where the money goes, how much and when; the account is null before the choice',
  method: 'GET',
  path: `${BASE}/disbursement`,
  chosen: CHOSEN,
  answer: v.object({
    account: v.nullish(WireBankAccount, null),
    cash: MaybeAmount,
    expectedOn: Day,
    afterRightToCancel: YesNo,
  }),
});

export const chooseDisbursement = endpoint({
  name: 'chooseDisbursement',
  summary: 'Chooses the account that the money goes to',
  method: 'PUT',
  path: `${BASE}/disbursement`,
  chosen: CHOSEN,
  body: v.object({ accountUuid: short }),
  answer: WireStatus,
});

export const removeDisbursement = endpoint({
  name: 'removeDisbursement',
  summary: 'Removes the account that the money goes to',
  method: 'DELETE',
  path: `${BASE}/disbursement`,
  chosen: CHOSEN,
  answer: WireStatus,
});

export const confirmDisbursement = endpoint({
  name: 'confirmDisbursement',
  summary: 'Confirms the account that the money goes to',
  method: 'POST',
  path: `${BASE}/disbursement/confirmation`,
  chosen: CHOSEN,
  body: v.object({ authorization: WireAgreement }),
  answer: WireStatus,
});

const Terms = v.object({ rate: NotNegative, monthlyPayment: Amount });

const Choice = v.object({
  paymentMethod: codeOf(paymentMethods),
  accountUuid: v.nullish(short, null),
  paymentDay: MaybeAmount,
  statementBy: v.nullish(codeOf(statementWays), null),
});

export const readAutopay = endpoint({
  name: 'readAutopay',
  summary: 'What each way to pay costs, and the choice that was saved; null before',
  method: 'GET',
  path: `${BASE}/autopay`,
  chosen: CHOSEN,
  answer: v.object({
    terms: v.nullish(v.object({ autopay: Terms, manual: Terms, isAutopayInOffer: YesNo }), null),
    saved: v.nullish(Choice, null),
  }),
});

export const saveAutopay = endpoint({
  name: 'saveAutopay',
  summary: 'Chooses how the line is paid',
  method: 'PUT',
  path: `${BASE}/autopay`,
  chosen: CHOSEN,
  body: v.object({ ...Choice.entries, authorization: v.nullish(WireAgreement, null) }),
  answer: WireStatus,
});
