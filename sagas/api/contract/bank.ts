import * as v from 'valibot';

import { accountTypes } from '#store/application/bank/account.ts';
import { paymentMethods, statementWays } from '#store/application/bank/payment.ts';

import { WireStatus } from './application.ts';
import {
  Amount,
  Day,
  MaybeAmount,
  Rate,
  Text,
  WireAgreement,
  YesNo,
  codeOf,
  listOf,
  upTo,
} from './common.ts';
import { endpoint } from './endpoint.ts';

const BASE = '/service-bank-account/borrower/secure/api/v1/{uuid}';

const short = upTo(100);

export const WireBankAccount = v.object({
  accountUuid: v.string(),
  bankName: v.string(),
  type: v.string(),
  mask: upTo(4),
  routingNumber: Text,
  verified: YesNo,
});

export const readBankAccounts = endpoint({
  name: 'readBankAccounts',
  method: 'GET',
  path: `${BASE}/accounts`,
  answer: listOf(WireBankAccount),
});

export const readRoutingNumber = endpoint({
  name: 'readRoutingNumber',
  method: 'GET',
  path: `${BASE}/routing-numbers/{routingNumber}`,
  answer: v.object({ bankName: v.string(), ach: YesNo }),
});

/** No response contains the number. A second call replaces the account entered before. */
export const addBankAccount = endpoint({
  name: 'addBankAccount',
  method: 'POST',
  path: `${BASE}/manual-accounts`,
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
  method: 'GET',
  path: `${BASE}/disbursement`,
  answer: v.object({
    account: v.nullish(WireBankAccount, null),
    cash: MaybeAmount,
    expectedOn: Day,
    afterRightToCancel: YesNo,
  }),
});

export const chooseDisbursement = endpoint({
  name: 'chooseDisbursement',
  method: 'PUT',
  path: `${BASE}/disbursement`,
  body: v.object({ accountUuid: short }),
  answer: WireStatus,
});

export const removeDisbursement = endpoint({
  name: 'removeDisbursement',
  method: 'DELETE',
  path: `${BASE}/disbursement`,
  answer: WireStatus,
});

export const confirmDisbursement = endpoint({
  name: 'confirmDisbursement',
  method: 'POST',
  path: `${BASE}/disbursement/confirmation`,
  body: v.object({ authorization: WireAgreement }),
  answer: WireStatus,
});

export const WirePaymentTerms = v.object({ rate: Rate, monthlyPayment: Amount });

export const AutopayChoice = v.object({
  paymentMethod: codeOf(paymentMethods),
  accountUuid: v.nullish(short, null),
  paymentDay: MaybeAmount,
  statementBy: v.nullish(codeOf(statementWays), null),
});

export const readAutopay = endpoint({
  name: 'readAutopay',
  method: 'GET',
  path: `${BASE}/autopay`,
  answer: v.object({
    terms: v.nullish(
      v.object({ autopay: WirePaymentTerms, manual: WirePaymentTerms, isAutopayInOffer: YesNo }),
      null,
    ),
    saved: v.nullish(AutopayChoice, null),
  }),
});

export const saveAutopay = endpoint({
  name: 'saveAutopay',
  method: 'PUT',
  path: `${BASE}/autopay`,
  body: v.object({ ...AutopayChoice.entries, authorization: v.nullish(WireAgreement, null) }),
  answer: WireStatus,
});
