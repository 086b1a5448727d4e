import * as v from 'valibot';

import { occupancies } from '#store/person/address.ts';

import { WireStatus } from './application.ts';
import {
  Amount,
  Day,
  IsoDate,
  MaybeAmount,
  MaybeRate,
  Text,
  WireAddress,
  WirePersonName,
  YesNo,
  listOf,
  upTo,
} from './common.ts';
import { endpoint } from './endpoint.ts';

const PATH = '/service-krang-heloc/borrower/secure/api/v1/{uuid}/summary';

/** The cards of start/app-summary, and which later questions have answers. */
export const WireSummary = v.object({
  propertyAddress: v.nullish(WireAddress, null),
  occupancyType: Text,
  isListedForSale: v.nullish(v.boolean(), null),
  county: Text,
  propertyType: Text,
  yearBuilt: MaybeAmount,
  value: MaybeAmount,
  valueSource: Text,
  valueDate: Text,
  name: v.nullish(WirePersonName, null),
  dob: Day,
  ssnLastFour: Text,
  homeAddress: v.nullish(WireAddress, null),
  email: Text,
  phoneNumber: Text,
  income: MaybeAmount,
  otherIncome: MaybeAmount,
  employmentType: Text,
  ownership: Text,
  signers: v.nullish(
    listOf(
      v.object({
        uuid: v.string(),
        firstName: v.string(),
        lastName: v.string(),
        relationship: Text,
        state: Text,
      }),
    ),
    [],
  ),
  purpose: Text,
  offer: v.nullish(
    v.object({
      amount: MaybeAmount,
      total: MaybeAmount,
      rate: MaybeRate,
      term: MaybeAmount,
      monthlyPayment: MaybeAmount,
    }),
    null,
  ),
  isAdditionalInfoAnswered: YesNo,
  isHmdaAnswered: YesNo,
  /** After the hard credit check, nothing can change (409 SUMMARY_LOCKED). */
  isLocked: YesNo,
});

export const readSummary = endpoint({
  name: 'readSummary',
  method: 'GET',
  path: PATH,
  answer: WireSummary,
});

/** Only the changed answers. `homeAddress` is here because the property's question also asks where its owner lives. */
export const WireSummaryChanges = v.partial(
  v.object({
    propertyAddress: WireAddress,
    occupancyType: v.picklist(occupancies),
    homeAddress: WireAddress,
    isListedForSale: v.boolean(),
    income: Amount,
    otherIncome: Amount,
    employmentType: upTo(40),
    name: WirePersonName,
    dob: IsoDate,
    email: upTo(254),
    phoneNumber: upTo(20),
  }),
);

export const saveSummary = endpoint({
  name: 'saveSummary',
  method: 'PATCH',
  path: PATH,
  body: WireSummaryChanges,
  answer: v.object({ ...WireStatus.entries, offerAffected: YesNo }),
});
