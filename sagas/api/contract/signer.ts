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

/** The co-deed status: one signing request, of the signer who asks (screens.md 10.3). */
export const WireSigningRequest = v.object({
  applicationUuid: Uuid,
  signerUuid: v.string(),
  state: v.picklist(signerStates),
  role: v.fallback(v.picklist(signerRoles), 'OWNER'),
  /** As the invitation names the signer. */
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
  /** Who cancelled it, and when; null while it is open. */
  endedBy: v.fallback(v.nullable(v.picklist(signerActors)), null),
  endedAt: Moment,
  /** The day of the signer's own signature, and the end of the right to cancel. */
  signedOn: Day,
  cancelBy: Day,
});

/**
 * CALL-SIGN-01, CALL-SIGN-02: a 400 says that there is no request, and is not retried. A login with the invited email has
 * the request only after it has opened a link in an email to that address.
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
/** chosen: longer than any token of a link. */
const Token = upTo(200);

/** What the link of an invitation says before the sign-in; the same for a link that is not known. */
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

/** "Send me the link again": the answer is the same whether the email was invited or not. */
export const requestInvitation = endpoint({
  name: 'requestInvitation',
  method: 'POST',
  path: INVITATIONS,
  body: v.object({ email: upTo(254) }),
  answer: Nothing,
  success: 202,
  bearer: 'never',
});

/** Makes the login of an invited signer. A 409 says that this email has one. */
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

/** "I forgot my password": always the same answer. */
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
 * A new password by the link of an email, once. It ends every older link and every session; the lender may refuse a
 * password that many people use, with 400 at `password`.
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

/** A signer of the borrower's application, as the borrower sees them. */
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

/** signing/additional */
export const readSigners = endpoint({
  name: 'readSigners',
  method: 'GET',
  path: SIGNERS,
  answer: listOf(WireSigner),
});

/** Sends the link again; once a minute. */
export const inviteSigner = endpoint({
  name: 'inviteSigner',
  method: 'POST',
  path: `${SIGNERS}/{signerUuid}/invitations`,
  body: v.object({}),
  answer: Nothing,
  success: 204,
});

/**
 * Corrects how a signer is reached. Another email may be another person, so the request starts again at INVITED with a
 * link of its own, without the ID check and the files, and the lender tells the old address.
 */
export const saveSigner = endpoint({
  name: 'saveSigner',
  method: 'PUT',
  path: `${SIGNERS}/{signerUuid}`,
  body: v.object({ email: upTo(254), phoneNumber: v.nullish(upTo(20), null) }),
  answer: WireSigner,
});
