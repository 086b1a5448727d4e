import * as v from 'valibot';

import { Day, Text, Uuid, WireAddress, WirePersonName, YesNo, listOf } from './common.ts';
import { endpoint } from './endpoint.ts';

/** FIELD-PROFILE-1 and FIELD-PROFILE-2 in one (C-09). */
export const WireProfile = v.object({
  uuid: Uuid,
  organizationCode: Text,
  profileType: Text,
  type: Text,
  email: Text,
  name: v.nullish(WirePersonName, null),
  dob: Day,
  phoneNumbers: v.nullish(listOf(v.object({ type: v.string(), number: v.string() })), []),
  addresses: v.nullish(
    listOf(v.object({ type: v.string(), uuid: v.string(), ...WireAddress.entries })),
    [],
  ),
  updatedAt: Text,
  twoFactorEnabled: YesNo,
  aliases: v.nullish(listOf(v.object({ type: v.string(), value: v.string() })), []),
  passwordExpired: YesNo,
  totpVerified: YesNo,
  isManageable: YesNo,
  isBroker: YesNo,
  activeLegacyCustomerOrgs: v.nullish(listOf(v.string()), []),
  wallet: v.nullish(v.object({ accountAddress: Text, groupPolicyAddress: Text }), null),
});

/** CALL-ID-05, G-10. A 404 is a regular response, not an error (CALL-ID-06). */
export const readSelf = endpoint({
  name: 'readSelf',
  method: 'GET',
  path: '/identity-broker/{kind}/secure/api/v3/self/figureinfo',
  answer: v.object({ uuid: Uuid }),
  namesApplication: true,
});

/** CALL-ID-01 */
export const readProfile = endpoint({
  name: 'readProfile',
  method: 'GET',
  path: '/service-profile/api/v1/profile',
  answer: WireProfile,
});
