import * as v from 'valibot';

import {
  Day,
  IsoDate,
  MaybeAmount,
  MOST_LOOKED_UP,
  Nothing,
  Text,
  Uuid,
  WireAddress,
  WireAgreement,
  YesNo,
  listOf,
} from './common.ts';
import { endpoint } from './endpoint.ts';

/** CALL-REG-01, G-04: at most eight suggestions; the sandbox gives more to one word (12.8). */
export const lookUpAddress = endpoint({
  name: 'lookUpAddress',
  summary: 'Addresses that begin like the typed text',
  method: 'GET',
  path: '/service-address-lookup/external/api/v1/typeahead/{text}',
  chosen: 'G-04: the specification appends the typed text to a path that it does not show.',
  looksUpAddresses: true,
  answer: v.object({ suggestions: v.nullish(listOf(WireAddress), []) }),
  bearer: 'optional',
});

/** What somebody else knows of an address. */
const placeKnown = {
  street1: Text,
  street2: Text,
  city: Text,
  state: Text,
  zip: Text,
};

/** FIELD-REG-08. */
export const WireOfferCode = v.object({
  firstName: Text,
  lastName: Text,
  inHomeDate: Day,
  respondByDate: Day,
  offerCode: v.string(),
  ...placeKnown,
});

/** CALL-REG-02, A-72. */
export const readOfferCode = endpoint({
  name: 'readOfferCode',
  summary: 'The offer that a mailed code stands for',
  method: 'GET',
  path: '/service-application/api/v1/application/heloc/offercode/{code}',
  answer: WireOfferCode,
  bearer: 'optional',
});

/** FIELD-REG-09. */
export const WireReferral = v.object({
  firstName: Text,
  lastName: Text,
  suffix: Text,
  ...placeKnown,
  phoneNumber: Text,
  email: Text,
});

/** CALL-REG-03. */
export const readReferral = endpoint({
  name: 'readReferral',
  summary: 'What a referring originator already knows',
  method: 'GET',
  path: '/service-lead-portal/api/referrals/{referralUuid}',
  answer: WireReferral,
  bearer: 'optional',
});

/** CALL-REG-04. */
export const readReferralStatus = endpoint({
  name: 'readReferralStatus',
  summary: 'Whether a referral was used already',
  method: 'GET',
  path: '/service-application/external/api/v1/heloc/referral-id/{referralUuid}',
  answer: v.object({ helocStatus: Text, email: Text }),
  bearer: 'optional',
});

/** CALL-REG-05: any part may be missing, of a part too (UNSPEC-LOOKUP). */
export const readPrepop = endpoint({
  name: 'readPrepop',
  summary: 'What an affiliate already asked',
  method: 'GET',
  path: '/a/external/prepop',
  query: v.object({ affiliate: v.string() }),
  answer: v.object({
    propertyAddress: v.nullish(v.object(placeKnown), null),
    income: MaybeAmount,
    name: v.nullish(
      v.object({ firstName: Text, middleName: Text, lastName: Text, suffix: Text }),
      null,
    ),
    dob: Day,
    email: Text,
  }),
  bearer: 'optional',
});

/** CALL-ELIG-01, G-03. */
export const readStatesEligibility = endpoint({
  name: 'readStatesEligibility',
  summary: 'In which states the lender takes applications',
  method: 'GET',
  path: '/service-application/external/api/v2/heloc/states-eligibility',
  query: v.object({ orgCode: v.string() }),
  answer: v.object({
    states: listOf(
      v.object({
        state: v.string(),
        // chosen: what says nothing readable of a state turns nobody away, like a list that is missing.
        eligible: v.fallback(v.boolean(), true),
      }),
    ),
  }),
  bearer: 'optional',
});

/** CALL-ELIG-02, G-03. */
export const readZipEligibility = endpoint({
  name: 'readZipEligibility',
  summary: 'In which ZIP codes the lender takes none',
  method: 'GET',
  path: '/service-application/external/api/v1/heloc/zip-eligibility',
  query: v.object({ orgCode: v.string() }),
  answer: v.object({ blockedZips: v.nullish(listOf(v.string(), MOST_LOOKED_UP), []) }),
  bearer: 'optional',
});

/** The list of licensed states (shell §7). */
export const readStateLicenses = endpoint({
  name: 'readStateLicenses',
  summary: 'In which states the lender is licensed',
  method: 'GET',
  path: '/service-application/external/api/v1/heloc/state-licenses',
  query: v.object({ orgCode: v.string() }),
  answer: listOf(v.object({ abbrev: v.string() })),
  bearer: 'optional',
});

/** CALL-ELIG-03. */
export const joinWaitlist = endpoint({
  name: 'joinWaitlist',
  summary: 'Puts a person on the list for their state',
  method: 'POST',
  path: '/service-wait-list/api/v1/home-equity-loan-plus',
  body: v.object({
    firstName: v.pipe(v.string(), v.maxLength(200)),
    lastName: v.pipe(v.string(), v.maxLength(200)),
    dob: IsoDate,
    email: v.pipe(v.string(), v.maxLength(254)),
    income: v.number(),
    ...WireAddress.entries,
    consent: v.object({ type: v.literal('WAITLIST'), ...WireAgreement.entries }),
  }),
  answer: Nothing,
  success: 201,
  bearer: 'optional',
  creates: true,
});

/** CALL-LO-1, LOCARD-08. */
export const readOriginator = endpoint({
  name: 'readOriginator',
  summary: 'Who referred the borrower',
  method: 'GET',
  path: '/service-lead-portal/api/lo/{loanOriginatorUuid}',
  query: v.object({ organization: v.string() }),
  answer: v.object({
    originatorName: Text,
    brokerName: Text,
    avatarUri: Text,
    email: Text,
    phoneNumber: Text,
    nmls: Text,
  }),
  bearer: 'optional',
});

/** CALL-ELIG-05. */
export const readLicensedStates = endpoint({
  name: 'readLicensedStates',
  summary: 'Where the referring originator may lend',
  method: 'GET',
  path: '/service-lead-portal/api/lo/{loanOriginatorUuid}/licensed-states',
  query: v.object({ organization: v.string() }),
  answer: v.object({
    licensedStates: v.nullish(listOf(v.string()), []),
    enforceLicensedStatesForReferral: YesNo,
  }),
  bearer: 'optional',
});

/** CALL-SUB-05. */
export const readAbilityToStart = endpoint({
  name: 'readAbilityToStart',
  summary: 'Whether this person may start an application here',
  method: 'GET',
  path: '/service-search/api/v1/profiles/actions/verify-ability-to-start-application',
  answer: v.object({
    canStartApplication: v.boolean(),
    organizationsWithActiveApplication: v.nullish(listOf(v.string()), []),
  }),
});

/** CALL-SUB-08, CALL-SUB-09. */
export const readConsentPrompt = endpoint({
  name: 'readConsentPrompt',
  summary: 'The text a borrower agrees to before texts are sent',
  method: 'GET',
  path: '/service-comms-prefs/external/api/v1/consent/prompt/{consentType}',
  answer: v.object({ consentPromptUuid: Uuid, text: v.string() }),
  bearer: 'optional',
});

/** CALL-SUB-10. */
export const saveSmsConsents = endpoint({
  name: 'saveSmsConsents',
  summary: 'Saves what a borrower said to text messages',
  method: 'POST',
  path: '/service-comms-prefs/secure/api/v1/consent/user',
  body: v.object({
    org: v.string(),
    source: v.string(),
    productType: v.string(),
    phone: v.pipe(v.string(), v.maxLength(20)),
    email: v.pipe(v.string(), v.maxLength(254)),
    consents: v.array(v.object({ consentPromptUuid: Uuid, optInOut: v.picklist(['IN', 'OUT']) })),
  }),
  answer: Nothing,
  creates: true,
});
