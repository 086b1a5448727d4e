import * as v from 'valibot';

import { Nothing, Text, WirePersonName, YesNo, listOf, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';
import { WireIdentity } from './identity.ts';
import { Redirect } from './session.ts';

/** CALL-SUB-01: the legacy registration. A 401 means that the identity already exists. */
export const registerIdentity = endpoint({
  name: 'registerIdentity',
  method: 'POST',
  path: '/identity/api/v1/registration/register',
  query: v.object({ organization: v.string() }),
  body: v.object({ email: upTo(254), password: upTo(128), phoneNumber: upTo(20) }),
  answer: v.object({
    jwt: v.nullish(v.pipe(v.string(), v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)), null),
  }),
  bearer: 'never',
  creates: true,
  ownsUnauthorised: true,
});

/** CALL-SUB-02, CALL-ID-04: checks that the jwt of a registration works. */
export const verifyIdentity = endpoint({
  name: 'verifyIdentity',
  method: 'GET',
  path: '/identity/secure/api/v1_1/identity',
  answer: WireIdentity,
  ownsUnauthorised: true,
});

/** CALL-SUB-13, A-18: the "phone save". */
export const savePhone = endpoint({
  name: 'savePhone',
  method: 'PUT',
  path: '/identity/secure/api/v1/identity/alias',
  body: v.object({ type: v.literal('Phone'), value: upTo(20) }),
  answer: Nothing,
});

/** CALL-SUB-04: registers in external-login mode. */
export const registerWithBroker = endpoint({
  name: 'registerWithBroker',
  method: 'POST',
  path: '/identity-broker/customer/api/v3/register',
  query: v.object({
    telemetryTrackingId: v.string(),
    externalStateNonce: v.string(),
    displayConsentsWithMfa: v.literal('true'),
  }),
  body: v.object({ email: upTo(254), phoneNumber: upTo(20), returnTo: upTo(2_048) }),
  answer: Redirect,
  bearer: 'never',
  namesApplication: true,
  creates: true,
  ownsUnauthorised: true,
});

/** CALL-SUB-12, A-19. */
export const saveProfileName = endpoint({
  name: 'saveProfileName',
  method: 'PUT',
  path: '/service-profile/api/v1/profile/name',
  body: WirePersonName,
  answer: Nothing,
});

export const WireConsentType = v.object({
  type: v.string(),
  required: YesNo,
  text: Text,
  version: Text,
});

/** CALL-ID-02. */
export const readProfileConsentTypes = endpoint({
  name: 'readProfileConsentTypes',
  method: 'GET',
  path: '/service-profile/api/v1/profile/consent-types',
  answer: listOf(WireConsentType),
});

/** CALL-APP-03. */
export const readConsentTypes = endpoint({
  name: 'readConsentTypes',
  method: 'GET',
  path: '/service-application/api/v1/application/heloc/consent-types',
  answer: listOf(WireConsentType),
});

/** Signs in with email and password. Only the main site's page calls it, never this application. */
export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/identity/api/v1/login',
  body: v.object({
    email: upTo(254),
    password: upTo(128),
    /** From a signer's link. It confirms the email, which gives the signing request to this login. */
    token: v.exactOptional(upTo(200)),
  }),
  answer: v.object({ jwt: v.string() }),
  bearer: 'never',
  ownsUnauthorised: true,
});
