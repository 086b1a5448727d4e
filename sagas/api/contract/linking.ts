import * as v from 'valibot';

import { linkResults, type IncomeLinkMethod } from '#store/application/linking/linkTypes.ts';

import { WireBankAccount } from './bank.ts';
import { Moment, listOf, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';
import { WireIncomeRecord } from './income.ts';

const INCOME = '/service-income/borrower/secure/api/v1/{uuid}/link-sessions';
const BANK = '/service-bank-account/borrower/secure/api/v1/{uuid}/link-sessions';

const methods = [
  'PLAID_TRANSACTIONS',
  'TRUV_PAYROLL',
  'TRUV_FINANCIAL_ACCOUNTS',
  'POINTSERV_TAX',
  'POINTSERV_PAYROLL',
  'POINTSERV_1099_MISC',
] as const satisfies readonly IncomeLinkMethod[];

const returnTo = upTo(100);
const token = upTo(500);

/** A visit to a provider. The browser always gets there by redirect (F-13, frame-src 'none'). */
export const WireLinkSession = v.object({
  id: upTo(100),
  mode: v.nullish(v.string(), 'REDIRECT'),
  url: v.string(),
  expiresAt: Moment,
});

export const startIncomeLink = endpoint({
  name: 'startIncomeLink',
  method: 'POST',
  path: INCOME,
  body: v.object({ type: v.picklist(methods), returnTo, recordUuid: v.optional(upTo(100)) }),
  answer: WireLinkSession,
});

/** A repeated call gets the first call's response. */
export const completeIncomeLink = endpoint({
  name: 'completeIncomeLink',
  method: 'POST',
  path: `${INCOME}/{id}/completion`,
  body: v.object({ publicToken: v.nullish(token, null), result: v.picklist(linkResults) }),
  answer: WireIncomeRecord,
});

export const startBankLink = endpoint({
  name: 'startBankLink',
  method: 'POST',
  path: BANK,
  body: v.object({ returnTo }),
  answer: WireLinkSession,
});

/** A repeated call gets the first call's response. */
export const completeBankLink = endpoint({
  name: 'completeBankLink',
  method: 'POST',
  path: `${BANK}/{id}/completion`,
  body: v.object({ publicToken: token }),
  answer: listOf(WireBankAccount),
});
