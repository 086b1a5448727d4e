import * as v from 'valibot';

import { WireWindow } from '#sagas/api/contract/appraisal.ts';
import { StatusName, WireStatus } from '#sagas/api/contract/application.ts';
import {
  Amount,
  NotNegative,
  Rate,
  WireAddress,
  WirePersonName,
  YesNo,
  codeOf,
} from '#sagas/api/contract/common.ts';
import { WireLateAnswer } from '#sagas/api/contract/delinquency.ts';
import { WireAsset, WireLinkedAsset } from '#sagas/api/contract/assets.ts';
import { WireAppointment, WireHold } from '#sagas/api/contract/notary.ts';
import { WireHomeCosts, WireStatedLien } from '#sagas/api/contract/liens.ts';
import { WireLiability, WireQuote } from '#sagas/api/contract/offers.ts';
import { WireAdditionalInfo } from '#sagas/api/contract/steps.ts';
import { WireHomeEstimate, WirePlacedOrder } from '#sagas/api/contract/valuation.ts';
import { variations } from '#store/flags/experiments.ts';
import { emailStates, signerActors, signerStates } from '#store/application/core/signerStates.ts';
import { attendances } from '#store/application/notary/notary.ts';
import { payoffStates } from '#store/application/payoff/payoffs.ts';
import { idCheckStates } from '#store/application/idCheck/idCheck.ts';
import { paymentMethods, statementWays } from '#store/application/bank/payment.ts';
import { ownershipReasons } from '#store/application/property/codes.ts';
import { ConditionRecord } from '#server/sandbox/lender/conditions/conditionRecord.ts';
import { maybe } from '#server/sandbox/maybe.ts';
import { SessionRecord } from '#server/sandbox/lender/notary/sessionRecord.ts';
import { incomeFields } from '#server/sandbox/lender/income/incomeFields.ts';
import { SCORE_RANGE } from '#server/sandbox/data/credit.ts';
import { dayOf, isRealDate } from '#store/format/isoDate.ts';
import { isWholePhone } from '#store/person/phone.ts';
import { isHomeState } from '#store/geography/states.ts';
import { occupancies } from '#store/person/address.ts';
import { isEmailAddress } from '#store/registration/contact.ts';
import { employmentTypes } from '#store/registration/income.ts';
import { normaliseText } from '#store/text/normalise.ts';
import { isEmpty } from '#store/validation.ts';

/** Our choice: more than any real count. */
const MAX_COUNTED = 1_000;
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_COUNTED));
/** Four digits, as in every date. */
const Year = v.pipe(v.number(), v.integer(), v.minValue(1_000), v.maxValue(9_999));
const NO_DAY = 'is no day of the calendar';
const Day = v.pipe(v.string(), v.check(isRealDate, NO_DAY));
/** A timestamp of a real date. */
export const Timestamp = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => dayOf(text) !== null, NO_DAY),
);
/** Our choice: earlier than any application of this lender. */
const FIRST_MOMENT = Date.UTC(2000, 0);
/** Our choice: the last millisecond that a Date can hold. */
const LAST_MOMENT = 8.64e15;
const yes = (isOn: boolean) => v.optional(v.boolean(), isOn);

/** The state of any address. Properties have fewer valid states. */
const HomeState = v.pipe(v.string(), v.check(isHomeState, 'must be a state, such as OH'));
/** A complete phone number, or an empty one. */
export const PhoneNumber = v.pipe(
  v.string(),
  v.check((text) => text === '' || isWholePhone(text), 'must be a phone number'),
);
const tidied = (isGood: (text: string) => boolean, message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => isGood(normaliseText(text)), message),
  );
export const Email = tidied(isEmailAddress, 'must be an email address');
/** With or without the four-digit add-on. */
export const ZipCode = tidied((zip) => /^\d{5}(?:-\d{4})?$/.test(zip), 'must be a ZIP code');
/** A required part of a name. Any character is valid, because the record may come from another system. */
export const NamePart = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check((name) => !isEmpty(name), 'is empty'),
);
const Address = v.object({ ...WireAddress.entries, state: HomeState, zip: ZipCode });

const oneOf = (codes: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check((code) => codes.includes(code), `must be one of ${codes.join(', ')}`),
  );

/** A bank account that the lender knows, with only the last four digits of its number. */
const BankAccountRecord = v.object({
  accountUuid: v.string(),
  bankName: v.string(),
  type: v.string(),
  mask: v.string(),
  routingNumber: maybe(v.string()),
  verified: yes(false),
  /** True for an account in another person's name. */
  isOfAnother: yes(false),
});

const IdCheckRecord = v.object({
  idType: v.string(),
  issuingState: maybe(v.string()),
  frontUuid: maybe(v.string()),
  backUuid: maybe(v.string()),
  state: maybe(v.picklist(idCheckStates)),
  /** Null if the ID is good. */
  finding: maybe(v.object({ reason: v.string(), text: v.string() })),
  failures: v.optional(Count, 0),
  /** The open condition that asks for the ID again. */
  conditionUuid: maybe(v.string()),
});

/** The status without its count of open conditions, which is computed for each answer. */
const { openConditions: _counted, ...statusFields } = WireStatus.entries;
const Status = v.object({
  ...statusFields,
  assetDepletion: v.nullish(v.object({ complete: YesNo, amount: maybe(NotNegative) }), {}),
});

const NotaryRecord = v.object({
  /** Ids of times that others took. */
  taken: v.optional(v.array(v.string()), []),
  hold: maybe(v.object({ ...WireHold.entries, slotUuid: v.string() })),
  appointment: maybe(WireAppointment),
  session: maybe(SessionRecord),
  attendees: maybe(codeOf(attendances)),
});

/** Milliseconds since 1970. */
const Time = v.pipe(v.number(), v.minValue(FIRST_MOMENT), v.maxValue(LAST_MOMENT));

const DocumentsDone = v.record(
  v.string(),
  v.object({ state: v.picklist(['READ', 'SIGNED']), at: v.string() }),
);

const ConsentRecords = v.array(
  v.object({ type: v.string(), version: v.string(), acceptedAt: v.string() }),
);

/** Past events that later steps depend on. */
const ProgressRecord = v.object({
  /** Branches that happen only once. */
  taken: v.optional(v.array(v.string()), []),
  identificationTries: v.optional(Count, 0),
  /** The bureaus' answer to the last identification. */
  identification: maybe(v.picklist(['FOUND', 'MISSED', 'NEVER'])),
  creditRetries: v.optional(Count, 0),
  /** The locked or frozen status before the last retry. */
  closedAs: maybe(StatusName),
  /** The furthest step before the offers were reopened. */
  furthest: maybe(StatusName),
  /** The status before a decline, a review or UNKNOWN. */
  before: maybe(StatusName),
  declineCause: maybe(v.string()),
  reviewEnds: maybe(v.picklist(['ON', 'DECLINED'])),
  /** An underwriter overruled the decline rules. */
  isReconsidered: yes(false),
  /** How many corrected addresses weren't found. */
  searchMisses: v.optional(Count, 0),
  /** The records contain it, or the lender saw a deed. */
  isPropertyKnown: yes(false),
  /** How often an entered account was refused. */
  bankRefusals: v.optional(Count, 0),
  reached: v.optional(v.record(v.string(), Timestamp), {}),
  /** Finished steps by name, with the fingerprint of the body (F-03). */
  steps: v.optional(v.record(v.string(), v.string()), {}),
});

/** An additional signer's own steps, in the same form as the borrower's. */
const SignerFile = v.object({
  checklistStatus: v.optional(StatusName, 'CO_DEED_REQ'),
  statusSince: v.optional(Time, FIRST_MOMENT),
  idCheck: maybe(IdCheckRecord),
  notary: v.optional(NotaryRecord, {}),
  conditions: v.optional(v.array(ConditionRecord), []),
  consents: v.optional(ConsentRecords, []),
  documentsDone: v.optional(DocumentsDone, {}),
  progress: v.optional(ProgressRecord, {}),
});

export const SignerRecord = v.object({
  uuid: v.string(),
  /** Null until the signer has a login. */
  identityUuid: maybe(v.string()),
  firstName: v.string(),
  lastName: v.string(),
  email: Email,
  phoneNumber: maybe(v.string()),
  relationship: v.string(),
  state: v.optional(v.picklist(signerStates), 'INVITED'),
  since: v.optional(Time, FIRST_MOMENT),
  invitedAt: maybe(v.string()),
  emailState: v.optional(v.picklist(emailStates), 'SENT'),
  /** The SHA-256 of the last link's token. The token itself is only in the outbox. */
  tokenHash: maybe(v.string()),
  endedBy: maybe(v.picklist(signerActors)),
  declineReason: maybe(v.string()),
  file: v.optional(SignerFile, {}),
});

/**
 * An application as the lender stores it. Its fields have the contract's names, so PATCH /sandbox/applications/{uuid}
 * can merge them.
 */
export const ApplicationRecord = v.object({
  uuid: v.string(),
  loanNumber: v.string(),
  org: v.string(),
  identityUuid: v.string(),
  createdAt: Timestamp,
  active: yes(true),
  activeForAppStart: yes(true),
  isInquiry: yes(false),
  isCrypto: yes(false),
  accountOpenedDate: maybe(Day),
  status: Status,
  statusSince: Time,
  /** A pinned status doesn't change over time (8.1). */
  pinned: yes(false),
  profile: v.object({
    name: v.object({ ...WirePersonName.entries, firstName: NamePart, lastName: NamePart }),
    dob: Day,
    email: Email,
    phoneNumber: PhoneNumber,
    homeAddress: v.nullable(Address),
  }),
  property: v.object({
    ...Address.entries,
    county: maybe(v.string()),
    occupancyType: oneOf(occupancies),
    propertyType: v.string(),
    yearBuilt: maybe(Year),
    value: NotNegative,
    valueSource: v.string(),
    valueDate: Day,
    isListedForSale: yes(false),
  }),
  income: v.object({
    incomePrimary: NotNegative,
    incomeOther: NotNegative,
    employmentType: oneOf(employmentTypes),
  }),
  amountLimit: maybe(NotNegative),
  score: v.pipe(Amount, v.minValue(SCORE_RANGE.from), v.maxValue(SCORE_RANGE.to)),
  liens: v.array(
    v.object({
      uuid: v.string(),
      holder: v.string(),
      balance: NotNegative,
      payment: NotNegative,
      type: v.optional(v.string(), 'FIRST_MORTGAGE'),
      recordedDate: maybe(Day),
      /** The borrower's last answer (liens). */
      stated: maybe(WireStatedLien),
      /** The borrower named it. The records don't have it. */
      isAdded: yes(false),
      /** The line must pay it off. */
      isToBePaid: yes(false),
      /** The other lender's answer, if it differs from the usual one (payoff/hold). */
      payoff: maybe(codeOf(payoffStates)),
    }),
  ),
  taxesInsurance: maybe(WireHomeCosts),
  hoaMonthly: maybe(NotNegative),
  attestation: maybe(v.object({ version: v.string(), signatureName: v.string(), at: v.string() })),
  /** What the lender needs, oldest first. */
  conditions: v.optional(v.array(ConditionRecord), []),
  liabilities: v.array(WireLiability),
  revision: maybe(
    v.object({ oldMaxDraw: Amount, oldRate: Rate, newRate: Rate, reason: v.string() }),
  ),
  quotes: v.optional(v.array(WireQuote), []),
  /** The debts that each quote pays, until one is chosen. */
  quotedPayoffs: v.optional(
    v.array(v.object({ quoteId: v.string(), debtUuids: v.array(v.string()) })),
    [],
  ),
  selectedQuote: maybe(WireQuote),
  additionalInfo: maybe(v.omit(WireAdditionalInfo, ['ssn'])),
  ssnLastFour: maybe(v.string()),
  /** The last identification, without its number. */
  formerly: maybe(
    v.object({ formerLastName: maybe(v.string()), previousAddress: maybe(WireAddress) }),
  ),
  /** The borrower's facts about a home without a model value. */
  homeEstimate: maybe(WireHomeEstimate),
  valuationOrder: maybe(WirePlacedOrder),
  /** From the tax bill, if the borrower corrected it. */
  parcelNumber: maybe(v.string()),
  statedOwnership: maybe(
    v.object({ reason: codeOf(ownershipReasons), note: maybe(v.string()), at: v.string() }),
  ),
  lateAnswers: v.optional(v.record(v.string(), WireLateAnswer), {}),
  /** Whether the borrower may sign at the given place. Never the position itself. */
  signingPlace: maybe(v.object({ allowed: v.boolean(), at: v.string() })),
  floodProofSentAt: maybe(Timestamp),
  /** The booking of an appraisal, and the visit to its payment page. */
  appraisal: maybe(
    v.object({
      contactName: v.string(),
      contactPhone: v.string(),
      windows: v.array(WireWindow),
      visit: maybe(v.string()),
      refusal: maybe(v.string()),
      isCardRefused: yes(false),
      appointment: maybe(v.string()),
      receiptNumber: maybe(v.string()),
      paidOn: maybe(Day),
    }),
  ),
  linkedAssets: v.optional(v.array(WireLinkedAsset), []),
  assets: v.optional(v.array(WireAsset), []),
  isHmdaAnswered: yes(false),
  signers: v.optional(v.array(SignerRecord), []),
  notary: v.optional(NotaryRecord, {}),
  disburseAccount: maybe(v.object({ mask: v.string(), routingNumber: maybe(v.string()) })),
  bankAccounts: v.optional(v.array(BankAccountRecord), []),
  /** The account for the money, before it is confirmed. */
  chosenAccountUuid: maybe(v.string()),
  payment: maybe(
    v.object({
      paymentMethod: codeOf(paymentMethods),
      accountUuid: maybe(v.string()),
      paymentDay: maybe(Count),
      statementBy: maybe(codeOf(statementWays)),
    }),
  ),
  ...incomeFields,
  idCheck: maybe(IdCheckRecord),
  referrer: maybe(
    v.object({ referrerUuid: maybe(v.string()), wholesaleBrokerNmls: maybe(v.string()) }),
  ),
  consents: v.optional(ConsentRecords, []),
  documentsDone: v.optional(DocumentsDone, {}),
  isOnPaper: yes(false),
  replayLink: maybe(v.string()),
  experiments: v.optional(
    v.array(v.object({ name: v.string(), variation: v.picklist(variations) })),
    [],
  ),
  referralId: maybe(v.string()),
  notes: v.optional(v.array(v.object({ at: v.string(), message: v.string() })), []),
  progress: v.optional(ProgressRecord, {}),
});

export type ApplicationRecord = v.InferOutput<typeof ApplicationRecord>;
export type StatusRecord = ApplicationRecord['status'];
export type BankAccountRecord = v.InferOutput<typeof BankAccountRecord>;
export type SignerRecord = v.InferOutput<typeof SignerRecord>;
export type ProgressRecord = v.InferOutput<typeof ProgressRecord>;
