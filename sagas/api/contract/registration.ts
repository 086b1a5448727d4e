import * as v from 'valibot';

import { IsoDate, Nothing, Uuid, WireAddress, WireAgreement, listOf, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';

/** CALL-ELIG-03 */
export const joinWaitlist = endpoint({
  name: 'joinWaitlist',
  method: 'POST',
  path: '/service-wait-list/api/v1/home-equity-loan-plus',
  body: v.object({
    firstName: upTo(200),
    lastName: upTo(200),
    dob: IsoDate,
    email: upTo(254),
    income: v.number(),
    ...WireAddress.entries,
    consent: v.object({ type: v.literal('WAITLIST'), ...WireAgreement.entries }),
  }),
  answer: Nothing,
  success: 201,
  bearer: 'optional',
  creates: true,
});

/** CALL-SUB-05 */
export const readAbilityToStart = endpoint({
  name: 'readAbilityToStart',
  method: 'GET',
  path: '/service-search/api/v1/profiles/actions/verify-ability-to-start-application',
  answer: v.object({
    canStartApplication: v.boolean(),
    organizationsWithActiveApplication: v.nullish(listOf(v.string()), []),
  }),
});

/** CALL-SUB-10 */
export const saveSmsConsents = endpoint({
  name: 'saveSmsConsents',
  method: 'POST',
  path: '/service-comms-prefs/secure/api/v1/consent/user',
  body: v.object({
    org: v.string(),
    source: v.string(),
    productType: v.string(),
    phone: upTo(20),
    email: upTo(254),
    consents: v.array(v.object({ consentPromptUuid: Uuid, optInOut: v.picklist(['IN', 'OUT']) })),
  }),
  answer: Nothing,
  creates: true,
});
