import * as v from 'valibot';

import { Day, MaybeAmount, Text, YesNo, listOf } from './common.ts';
import { endpoint } from './endpoint.ts';

const placeKnown = {
  street1: Text,
  street2: Text,
  city: Text,
  state: Text,
  zip: Text,
};

/** FIELD-REG-08 */
export const WireOfferCode = v.object({
  firstName: Text,
  lastName: Text,
  inHomeDate: Day,
  respondByDate: Day,
  offerCode: v.string(),
  ...placeKnown,
});

/** CALL-REG-02, A-72 */
export const readOfferCode = endpoint({
  name: 'readOfferCode',
  method: 'GET',
  path: '/service-application/api/v1/application/heloc/offercode/{code}',
  answer: WireOfferCode,
  bearer: 'optional',
});

/** FIELD-REG-09 */
export const WireReferral = v.object({
  firstName: Text,
  lastName: Text,
  suffix: Text,
  ...placeKnown,
  phoneNumber: Text,
  email: Text,
});

/** CALL-REG-03 */
export const readReferral = endpoint({
  name: 'readReferral',
  method: 'GET',
  path: '/service-lead-portal/api/referrals/{referralUuid}',
  answer: WireReferral,
  bearer: 'optional',
});

/** CALL-REG-04 */
export const readReferralStatus = endpoint({
  name: 'readReferralStatus',
  method: 'GET',
  path: '/service-application/external/api/v1/heloc/referral-id/{referralUuid}',
  answer: v.object({ helocStatus: Text, email: Text }),
  bearer: 'optional',
});

/** CALL-REG-05. Any part may be missing, including parts of parts (UNSPEC-LOOKUP). */
export const readPrepop = endpoint({
  name: 'readPrepop',
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

/** CALL-LO-1, LOCARD-08 */
export const readOriginator = endpoint({
  name: 'readOriginator',
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

/** CALL-ELIG-05 */
export const readLicensedStates = endpoint({
  name: 'readLicensedStates',
  method: 'GET',
  path: '/service-lead-portal/api/lo/{loanOriginatorUuid}/licensed-states',
  query: v.object({ organization: v.string() }),
  answer: v.object({
    licensedStates: v.nullish(listOf(v.string()), []),
    enforceLicensedStatesForReferral: YesNo,
  }),
  bearer: 'optional',
});
