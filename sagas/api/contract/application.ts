import { toChecklistStatus } from '#store/application/core/checklistStatus.ts';
import * as v from 'valibot';

import { occupancies } from '#store/person/address.ts';

import {
  BpoState,
  DecisionCode,
  NamedPreference,
  PropertyCondition,
  SubDecision,
  TitleState,
} from './codes.ts';
import {
  Amount,
  Day,
  IsoDate,
  MaybeAmount,
  MaybeRate,
  Moment,
  Nothing,
  Text,
  Uuid,
  WireAddress,
  WireConsent,
  WirePersonName,
  YesNo,
  listOf,
  upTo,
} from './common.ts';
import { endpoint } from './endpoint.ts';

export const StatusName = v.pipe(v.string(), v.transform(toChecklistStatus));

/** The status object, returned by K/status and by every step call (screens.md 10.2, FIELD-APP-3). */
export const WireStatus = v.object({
  uuid: Text,
  checklistStatus: v.nullish(StatusName, 'UNKNOWN'),
  waitingOnFloodCert: YesNo,
  bpo: BpoState,
  title: TitleState,
  uwDecision: DecisionCode,
  uwSubDecision: SubDecision,
  primaryParticipantAcceptComplete: YesNo,
  manualNotary: YesNo,
  condition: PropertyCondition,
  assetDepletion: v.nullish(v.object({ complete: YesNo, amount: MaybeAmount }), {
    complete: false,
    amount: null,
  }),
  consents: v.nullish(listOf(v.object({ type: v.string(), givenAt: Text })), []),
  isAgeRestrictedInterestOnly: YesNo,
  helocSigners: v.nullish(listOf(v.object({ identityUuid: v.string() })), []),
  /** The other signers by name, with the state of their invitation. */
  otherSigners: v.nullish(listOf(v.object({ firstName: Text, state: Text })), []),
  additionalSignerVersion: Text,
  declineReason: Text,
  openConditions: v.nullish(Amount, 0),
  hold: v.nullish(
    v.object({
      reason: Text,
      actor: Text,
      since: Text,
      expectedBy: Moment,
      detail: Text,
      conditionUuids: v.nullish(listOf(v.string()), []),
    }),
    null,
  ),
});

/** CALL-APP-04. Each response is used for one decision only, so none is used longer than the 250 ms of CONST-03. */
export const readStatus = endpoint({
  name: 'readStatus',
  method: 'GET',
  path: '/service-krang-heloc/borrower/secure/api/v1/{uuid}/status',
  answer: WireStatus,
});

const WireReferrer = v.nullish(v.object({ referrerUuid: Text, wholesaleBrokerNmls: Text }), null);

/** One row of heloc/all (screens.md 10.1, ELIG-05). */
export const WireApplicationSummary = v.object({
  uuid: Uuid,
  loanNumber: Text,
  active: YesNo,
  activeForAppStart: YesNo,
  isInquiry: YesNo,
  isCrypto: YesNo,
  accountOpenedDate: Day,
  status: v.object({ checklistStatus: v.nullish(StatusName, 'UNKNOWN') }),
  property: v.nullish(v.object({ street1: Text, city: Text, state: Text }), null),
  referrer: WireReferrer,
  auditFields: v.nullish(v.object({ createdDate: Text }), null),
});

/** CALL-ELIG-04. */
export const readApplications = endpoint({
  name: 'readApplications',
  method: 'GET',
  path: '/service-application/api/v1/application/heloc/all',
  answer: listOf(WireApplicationSummary),
});

/** FIELD-APP-1 to FIELD-APP-3, and the additions of screens.md 10.1. */
export const WireApplication = v.object({
  uuid: Uuid,
  loanNumber: Text,
  active: YesNo,
  activeForAppStart: YesNo,
  isInquiry: YesNo,
  isCrypto: YesNo,
  status: WireStatus,
  property: v.nullish(
    v.object({
      street1: Text,
      street2: Text,
      city: Text,
      state: Text,
      zip: Text,
      county: Text,
      occupancyType: Text,
      propertyType: Text,
      yearBuilt: MaybeAmount,
      valueSource: Text,
      valueDate: Text,
    }),
    null,
  ),
  profile: v.nullish(
    v.object({ name: v.nullish(WirePersonName, null), dob: Day, email: Text, phoneNumber: Text }),
    null,
  ),
  adjustedHomeAmount: MaybeAmount,
  rate: MaybeRate,
  rateType: Text,
  amount: MaybeAmount,
  uwCalculatedDrawAmount: MaybeAmount,
  term: MaybeAmount,
  referrer: WireReferrer,
  auditFields: v.nullish(v.object({ createdDate: Text }), null),
  disburseAccount: v.nullish(
    v.object({ mask: Text, accountNumber: Text, routingNumber: Text }),
    null,
  ),
  ssnOnFile: YesNo,
  consentsGiven: v.nullish(listOf(v.string()), []),
  selectedOffer: v.nullish(
    v.object({
      amount: MaybeAmount,
      total: MaybeAmount,
      rate: MaybeRate,
      term: MaybeAmount,
      monthlyPayment: MaybeAmount,
      debtsPaid: MaybeAmount,
      drawPreference: NamedPreference,
    }),
    null,
  ),
});

/** CALL-APP-01. */
export const readApplication = endpoint({
  name: 'readApplication',
  method: 'GET',
  path: '/service-application/api/v1/application/heloc/{uuid}',
  answer: WireApplication,
});

/** CREATE-BODY-01 to CREATE-BODY-09, with the shapes of screens.md 10.1. */
export const CreateBody = v.object({
  profileRequest: v.object({
    name: WirePersonName,
    dob: IsoDate,
    email: upTo(254),
    phoneNumber: upTo(20),
    homeAddress: WireAddress,
  }),
  propertyRequest: v.object({ ...WireAddress.entries, occupancyType: v.picklist(occupancies) }),
  propertyListedForSale: v.boolean(),
  income: v.object({
    incomePrimary: v.pipe(v.number(), v.minValue(0), v.maxValue(9_999_999)),
    incomeOther: v.pipe(v.number(), v.minValue(0)),
    incomeCoDeeders: v.array(v.number()),
  }),
  employmentType: v.string(),
  consentRequests: v.array(WireConsent),
  consentListRequest: v.array(v.string()),
  abVersionsRequest: v.record(v.string(), v.string()),
  affiliateAbVersion: v.nullable(v.string()),
  affiliateAppIndicator: v.nullable(v.string()),
  affiliateLiveOffers: v.nullable(v.string()),
  optimizelyProfileRequest: v.object({ optimizelyProfileUuid: v.nullable(v.string()) }),
  utmParameters: v.object({
    source: v.nullable(v.string()),
    medium: v.nullable(v.string()),
    campaign: v.nullable(v.string()),
    term: v.nullable(v.string()),
    content: v.nullable(v.string()),
  }),
  marketingTools: v.object({
    totalExpertOwnerId: v.nullable(v.string()),
    totalExpertContactId: v.nullable(v.string()),
  }),
  offerCode: v.nullable(v.string()),
  referrerId: v.nullable(v.string()),
  referralId: v.nullable(v.string()),
  publish: v.literal(true),
});

/** CALL-SUB-06 (C-02), CALL-SUB-07. */
export const createApplication = endpoint({
  name: 'createApplication',
  method: 'POST',
  path: '/service-application/api/v3/application/helocs',
  query: v.object({ state: v.pipe(v.string(), v.length(2)) }),
  body: CreateBody,
  answer: v.object({ uuid: Uuid, loanNumber: Text, status: v.nullish(WireStatus, null) }),
  success: 201,
  creates: true,
});

/** CALL-SUB-11, A-72. */
export const saveReplayLink = endpoint({
  name: 'saveReplayLink',
  method: 'PUT',
  path: '/service-application/api/v1/application/heloc/{uuid}/full-story-link',
  body: v.object({ link: upTo(2_048) }),
  answer: Nothing,
  success: 204,
  deadlineMs: 5_000,
});

/** CALL-TEL-07. The specification spells the path this way (C-29). */
export const OPTIMIZELY_PROFILE_PATH =
  '/service-application/api/v3/application/heloc/optermizerly-profile';

export const readOptimizelyProfile = endpoint({
  name: 'readOptimizelyProfile',
  method: 'GET',
  path: OPTIMIZELY_PROFILE_PATH,
  query: v.object({ identityUuid: v.string() }),
  answer: v.object({ optimizelyProfileUuid: Text }),
  deadlineMs: 5_000,
});

/** CALL-TEL-08. */
export const saveOptimizelyProfile = endpoint({
  name: 'saveOptimizelyProfile',
  method: 'PATCH',
  path: OPTIMIZELY_PROFILE_PATH,
  query: v.object({ identityUuid: v.string() }),
  body: v.object({ optimizelyProfileUuid: v.string() }),
  answer: Nothing,
  success: 204,
  deadlineMs: 5_000,
});
