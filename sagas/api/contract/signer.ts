import * as v from 'valibot';

import { notaryModes } from '#store/application/notary/notary.ts';
import {
  emailStates,
  linkStates,
  signerActors,
  signerRoles,
  signerStates,
} from '#store/application/core/signerStates.ts';

import {
  Day,
  Moment,
  Nothing,
  NotNegative,
  Text,
  Uuid,
  WireAddress,
  WireConsent,
  YesNo,
  codeOf,
  listOf,
  upTo,
} from './common.ts';
import { endpoint } from './endpoint.ts';
import { WireAppointment } from './notary.ts';

const CO_DEED = '/service-application/api/v1/application/heloc/co-deed';

/** The co-deed status: the one signing request of the signed-in signer (screens.md 10.3). */
export const WireSigningRequest = v.object({
  applicationUuid: Uuid,
  signerUuid: v.string(),
  state: v.picklist(signerStates),
  role: v.fallback(v.picklist(signerRoles), 'OWNER'),
  name: v.nullish(v.object({ firstName: v.string(), lastName: v.string() }), null),
  primaryFirstName: Text,
  propertyAddress: v.nullish(WireAddress, null),
  orgCode: Text,
  identityVerification: Text,
  notary: v.nullish(
    v.object({
      mode: v.fallback(v.nullable(codeOf(notaryModes)), null),
      eligible: YesNo,
      appointment: v.nullish(WireAppointment, null),
    }),
    null,
  ),
  openConditions: v.nullish(NotNegative, 0),
  expiresAt: Moment,
  /** Who canceled it and when. Null while it is open. */
  endedBy: v.fallback(v.nullable(v.picklist(signerActors)), null),
  endedAt: Moment,
  /** The day of the signer's own signature, and the end of the right to cancel. */
  signedOn: Day,
  cancelBy: Day,
});

/**
 * CALL-SIGN-01, CALL-SIGN-02. A 400 means that there is no request, so we don't retry. A login with the invited email
 * gets the request only after it opened a link in an email to that address.
 */
export const readSigningRequest = endpoint({
  name: 'readSigningRequest',
  method: 'GET',
  path: `${CO_DEED}/status`,
  answer: WireSigningRequest,
});

export const startSigningRequest = endpoint({
  name: 'startSigningRequest',
  method: 'PUT',
  path: `${CO_DEED}/intro`,
  body: v.object({
    consents: v.pipe(v.array(WireConsent), v.maxLength(10)),
    phoneNumber: upTo(20),
    location: v.object({
      state: v.nullish(upTo(2), null),
      latitude: v.nullish(v.number(), null),
      longitude: v.nullish(v.number(), null),
    }),
  }),
  answer: WireSigningRequest,
});

export const declineSigningRequest = endpoint({
  name: 'declineSigningRequest',
  method: 'POST',
  path: `${CO_DEED}/decline`,
  body: v.object({ reason: v.nullish(upTo(1_000), null) }),
  answer: WireSigningRequest,
});

export const reopenSigningRequest = endpoint({
  name: 'reopenSigningRequest',
  method: 'PUT',
  path: `${CO_DEED}/reopening`,
  body: v.object({}),
  answer: WireSigningRequest,
});

const INVITATIONS = '/identity/api/v1/signer-invitations';
/** Our choice: longer than any token in a link. */
const Token = upTo(200);

/** What the link of an invitation says before sign-in. An unknown link gets the same response. */
export const readInvitation = endpoint({
  name: 'readInvitation',
  method: 'GET',
  path: `${INVITATIONS}/{token}`,
  answer: v.object({
    linkState: v.picklist(linkStates),
    emailMasked: Text,
    primaryFirstName: Text,
    city: Text,
    state: Text,
    orgCode: Text,
    endedOn: Day,
  }),
  bearer: 'never',
});

/** "Send me the link again". The response doesn't depend on whether the email was invited. */
export const requestInvitation = endpoint({
  name: 'requestInvitation',
  method: 'POST',
  path: INVITATIONS,
  body: v.object({ email: upTo(254) }),
  answer: Nothing,
  success: 202,
  bearer: 'never',
});

/** Creates the login of an invited signer. A 409 means that this email already has one. */
export const registerSigner = endpoint({
  name: 'registerSigner',
  method: 'POST',
  path: '/identity/api/v1/registration/signer',
  body: v.object({
    token: Token,
    password: upTo(128),
    consents: v.pipe(v.array(WireConsent), v.maxLength(10)),
  }),
  answer: v.object({ jwt: v.string() }),
  bearer: 'never',
  creates: true,
  ownsUnauthorised: true,
});

const RESETS = '/identity/api/v1/password-resets';

/** "I forgot my password". The response is always the same. */
export const requestPasswordReset = endpoint({
  name: 'requestPasswordReset',
  method: 'POST',
  path: RESETS,
  body: v.object({ email: upTo(254) }),
  answer: Nothing,
  success: 202,
  bearer: 'never',
});

/**
 * Sets a new password with the link from an email, which works once. This ends every older link and every session. The
 * lender may reject a common password with a 400 at `password`.
 */
export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'PUT',
  path: `${RESETS}/{token}`,
  body: v.object({ password: upTo(128) }),
  answer: Nothing,
  success: 204,
  bearer: 'never',
  ownsUnauthorised: true,
});

const SIGNERS = '/service-krang-heloc/borrower/secure/api/v1/{uuid}/signers';

export const WireSigner = v.object({
  uuid: v.string(),
  firstName: v.string(),
  lastName: v.nullish(v.string(), ''),
  relationship: Text,
  state: v.fallback(v.picklist(signerStates), 'INVITED'),
  email: Text,
  phoneNumber: Text,
  invitedAt: Moment,
  expiresAt: Moment,
  emailState: v.fallback(v.picklist(emailStates), 'SENT'),
  /** The signer's own words to the borrower. */
  declineReason: Text,
});

export const readSigners = endpoint({
  name: 'readSigners',
  method: 'GET',
  path: SIGNERS,
  answer: listOf(WireSigner),
});

/** Sends the link again, at most once a minute. */
export const inviteSigner = endpoint({
  name: 'inviteSigner',
  method: 'POST',
  path: `${SIGNERS}/{signerUuid}/invitations`,
  body: v.object({}),
  answer: Nothing,
  success: 204,
});

/**
 * Changes how to reach a signer. Another email may belong to another person, so the request starts over at INVITED with
 * its own link and without the ID check and files, and the lender notifies the old address.
 */
export const saveSigner = endpoint({
  name: 'saveSigner',
  method: 'PUT',
  path: `${SIGNERS}/{signerUuid}`,
  body: v.object({ email: upTo(254), phoneNumber: v.nullish(upTo(20), null) }),
  answer: WireSigner,
});
