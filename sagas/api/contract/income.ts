import * as v from 'valibot';

import {
  employerStates,
  incomeStates,
  incomeSubjects,
  paperKinds,
  payFrequencies,
} from '#store/application/income/codes.ts';

import { WireStatus } from './application.ts';
import { IncomeSource } from './codes.ts';
import {
  Amount,
  IsoDate,
  NotNegative,
  Text,
  WireAgreement,
  YesNo,
  listOf,
  upTo,
} from './common.ts';
import { endpoint } from './endpoint.ts';

const BASE = '/service-income/borrower/secure/api/v1/{uuid}';

const short = upTo(100);
const documentUuids = v.pipe(v.array(short), v.maxLength(50));
const maybe = (length: number) => v.nullish(upTo(length), null);

/** An income that the borrower has to prove, and what the lender has for it. */
export const WireIncomeRecord = v.object({
  uuid: v.string(),
  /** Our choice: which of the stated incomes it is. */
  subject: v.nullish(v.picklist(incomeSubjects), 'PRIMARY'),
  /** The method that was used last, or null. */
  verificationMethod: v.nullish(IncomeSource, null),
  methods: v.nullish(listOf(IncomeSource), []),
  state: v.nullish(v.picklist(incomeStates), 'NOT_STARTED'),
  reason: Text,
  monthlyIncome: v.nullish(NotNegative, null),
  institution: Text,
});

export const readRequirements = endpoint({
  name: 'readRequirements',
  method: 'GET',
  path: `${BASE}/requirements`,
  answer: v.object({
    statedIncome: NotNegative,
    statedOther: v.nullish(NotNegative, 0),
    employmentType: v.string(),
    records: v.nullish(listOf(WireIncomeRecord), []),
    satisfied: YesNo,
    /** COND-10 */
    numDocsRequired: v.nullish(v.pipe(Amount, v.minValue(1), v.maxValue(20)), 1),
  }),
});

export const submitIncome = endpoint({
  name: 'submitIncome',
  method: 'POST',
  path: `${BASE}/submission`,
  answer: WireStatus,
});

export const sendPaystubs = endpoint({
  name: 'sendPaystubs',
  method: 'POST',
  path: `${BASE}/paystubs`,
  body: v.object({
    documentUuids,
    kind: v.picklist(paperKinds),
    payFrequency: v.nullish(v.picklist(payFrequencies), null),
    employerName: maybe(200),
    lastPayDate: v.nullish(IsoDate, null),
    /** Our choice: the income that they prove. Null means the first one without a source. */
    recordUuid: maybe(100),
  }),
  answer: WireIncomeRecord,
  creates: true,
});

/** Who can confirm the employment. For a self-employed borrower, the business. */
export const WireEmployment = v.object({
  employerName: maybe(200),
  jobTitle: maybe(200),
  startDate: v.nullish(IsoDate, null),
  workPhone: maybe(20),
  workEmail: maybe(254),
  contactName: maybe(200),
  bestTime: maybe(200),
  businessName: maybe(200),
  licenceOrWebsite: maybe(200),
  yearsInBusiness: v.nullish(NotNegative, null),
});

export const readEmployment = endpoint({
  name: 'readEmployment',
  method: 'GET',
  path: `${BASE}/employment`,
  answer: v.nullable(
    v.object({
      ...WireEmployment.entries,
      state: v.nullish(v.picklist(employerStates), 'CALLING'),
    }),
  ),
});

export const saveEmployment = endpoint({
  name: 'saveEmployment',
  method: 'PUT',
  path: `${BASE}/employment`,
  body: v.object({
    ...WireEmployment.entries,
    /** An offer letter or a W-2, if the call was not answered. */
    documentUuids: v.nullish(documentUuids, []),
    consent: WireAgreement,
  }),
  answer: WireStatus,
});
