import * as v from 'valibot';

import {
  contactLabels,
  maritalLabels,
  ownershipLabels,
  purposeLabels,
  relationshipLabels,
  residencyLabels,
  trustTypeLabels,
} from '#store/application/details/additionalInfo.ts';

import { WireStatus } from './application.ts';
import {
  Amount,
  Day,
  MaybeAmount,
  Moment,
  Reference,
  Text,
  WireAddress,
  WirePersonName,
  codeOf,
  listOf,
  upTo,
} from './common.ts';
import { endpoint } from './endpoint.ts';

const BASE = '/service-krang-heloc/borrower/secure/api/v1/{uuid}';

const short = upTo(100);
const note = upTo(1_000);

/** Replaces the answers of a finished step. Without it, the lender refuses them (FT-45). */
const edit = v.optional(v.literal(true));

/** The form of start/contact. Contains the SSN only if the lender doesn't have it. */
export const WireAdditionalInfo = v.object({
  ownership: codeOf(ownershipLabels),
  owners: v.array(
    v.object({
      name: WirePersonName,
      email: upTo(254),
      phoneNumber: v.nullish(short, null),
      relationship: codeOf(relationshipLabels),
    }),
  ),
  trust: v.nullish(
    v.object({ name: upTo(200), type: codeOf(trustTypeLabels), isTrustee: v.boolean() }),
    null,
  ),
  maritalStatus: v.nullish(codeOf(maritalLabels), null),
  spouse: v.nullish(v.object({ name: WirePersonName, email: upTo(254) }), null),
  purpose: codeOf(purposeLabels),
  residency: codeOf(residencyLabels),
  mailingAddress: v.nullish(WireAddress, null),
  preferredContact: codeOf(contactLabels),
  titleChanged90Days: v.boolean(),
  equityLoan12Months: v.nullish(v.boolean(), null),
  ssn: v.nullish(upTo(11), null),
});

export const saveAdditionalInfo = endpoint({
  name: 'saveAdditionalInfo',
  method: 'PUT',
  path: `${BASE}/additional-info`,
  body: v.object({ ...WireAdditionalInfo.entries, edit }),
  answer: WireStatus,
});

export const readAdditionalInfo = endpoint({
  name: 'readAdditionalInfo',
  method: 'GET',
  path: `${BASE}/additional-info`,
  answer: v.nullable(v.omit(WireAdditionalInfo, ['ssn'])),
});

/** Codes of the filing schema (facts §1). No call returns them. */
export const saveDemographics = endpoint({
  name: 'saveDemographics',
  method: 'PUT',
  path: `${BASE}/hmda`,
  body: v.object({
    edit,
    ethnicity: v.array(Amount),
    ethnicityOther: short,
    race: v.array(Amount),
    raceTribe: short,
    raceOtherAsian: short,
    raceOtherPacific: short,
    sex: v.array(Amount),
    notProvided: v.object({ ethnicity: v.boolean(), race: v.boolean(), sex: v.boolean() }),
    collectedVia: v.literal('INTERNET'),
  }),
  answer: WireStatus,
});

export const identifyForCredit = endpoint({
  name: 'identifyForCredit',
  method: 'POST',
  path: `${BASE}/credit/identification`,
  body: v.object({
    ssn: v.pipe(v.string(), v.regex(/^\d{9}$/)),
    formerLastName: v.nullish(upTo(200), null),
    previousAddress: v.nullish(WireAddress, null),
  }),
  answer: WireStatus,
  // Each call uses up one of the few attempts.
  creates: true,
});

export const retryCredit = endpoint({
  name: 'retryCredit',
  method: 'POST',
  path: `${BASE}/credit/retry`,
  body: v.object({ bureaus: v.array(short) }),
  answer: WireStatus,
});

/** The bureaus with a lock or a freeze, and where to lift it (screens.md, credit/error). */
export const readCreditFreeze = endpoint({
  name: 'readCreditFreeze',
  method: 'GET',
  path: `${BASE}/credit/retry`,
  answer: v.nullable(
    v.object({
      bureaus: v.nullish(
        listOf(v.object({ name: v.string(), kind: v.string(), url: Text, phone: Text })),
        [],
      ),
      retries: v.nullish(Amount, 0),
    }),
    {},
  ),
});

/** The attempts left to find the borrower's credit file (credit/social). */
export const readCreditIdentification = endpoint({
  name: 'readCreditIdentification',
  method: 'GET',
  path: `${BASE}/credit/identification`,
  answer: v.nullable(
    v.object({
      name: v.nullish(WirePersonName, null),
      dob: Day,
      address: v.nullish(WireAddress, null),
      formerLastName: Text,
      previousAddress: v.nullish(WireAddress, null),
      triesMade: v.nullish(Amount, 0),
      triesLeft: v.nullish(Amount, 3),
    }),
    {},
  ),
});

export const sendCreditProof = endpoint({
  name: 'sendCreditProof',
  method: 'POST',
  path: `${BASE}/credit/proof`,
  body: v.object({ documentUuids: v.array(short), note: v.nullish(note, null) }),
  answer: WireStatus,
});

export const WireDecision = v.object({
  action: Text,
  decidedAt: Moment,
  reasons: v.nullish(listOf(v.object({ code: v.string(), text: v.string() })), []),
  declineReason: Text,
  scoreUsed: MaybeAmount,
  scoreRange: v.nullish(v.object({ from: Amount, to: Amount }), null),
  scoreDate: Moment,
  bureau: v.nullish(v.object({ name: v.string(), address: Text, phone: Text, url: Text }), null),
  factors: v.nullish(listOf(v.string()), []),
  dti: MaybeAmount,
  maxDti: MaybeAmount,
  noticeDocumentUuid: Text,
  noticeDueAt: Moment,
  correctable: v.nullish(listOf(v.string()), []),
  counteroffer: v.nullish(v.object({ amount: Amount }), null),
  /** The day the ineligibility ends, if it does. */
  endsOn: Moment,
  agency: Text,
});

export const readDecision = endpoint({
  name: 'readDecision',
  method: 'GET',
  path: `${BASE}/decision`,
  answer: WireDecision,
});

export const askForReconsideration = endpoint({
  name: 'askForReconsideration',
  method: 'POST',
  path: `${BASE}/reconsiderations`,
  body: v.object({
    reason: short,
    /** In dollars, if the borrower asks for a smaller amount. */
    amount: v.optional(Amount),
    message: v.nullish(note, null),
    documentUuids: v.array(short),
  }),
  answer: Reference,
  success: 202,
  creates: true,
});

export const addReviewNote = endpoint({
  name: 'addReviewNote',
  method: 'POST',
  path: `${BASE}/review-notes`,
  body: v.object({ message: note }),
  answer: Reference,
  success: 202,
  creates: true,
});

export const startAssets = endpoint({
  name: 'startAssets',
  method: 'POST',
  path: `${BASE}/assets/start`,
  body: v.object({}),
  answer: WireStatus,
});

export const withdrawApplication = endpoint({
  name: 'withdrawApplication',
  method: 'POST',
  path: `${BASE}/withdrawal`,
  body: v.object({ reason: v.nullish(short, null) }),
  answer: WireStatus,
});
