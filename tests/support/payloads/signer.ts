import fc from 'fast-check';

import type * as login from '#store/application/signer/loginSlice.ts';
import type * as signer from '#store/application/signer/actions.ts';
import {
  emailStates,
  linkStates,
  signerActors,
  signerRoles,
  signerStates,
} from '#store/application/signerStates.ts';

import {
  code,
  date,
  failure,
  few,
  id,
  nothing,
  orNull,
  personal,
  phone,
  state,
  time,
  zip,
  type PayloadsOf,
} from './arbitrary.ts';

const form = fc.constantFrom(
  'signIn' as const,
  'register' as const,
  'link' as const,
  'reset' as const,
  'newPassword' as const,
);

export const signerLoginPayloads: PayloadsOf<typeof login> = {
  invitationRequested: nothing,
  invitationReceived: orNull(
    fc.record({
      linkState: fc.constantFrom(...linkStates),
      emailMasked: orNull(personal),
      primaryFirstName: orNull(personal),
      city: orNull(personal),
      state: orNull(state),
      endedOn: orNull(date),
    }),
  ),
  invitationFailed: failure,
  invitationRetried: nothing,
  resetFound: fc.record({ hasReset: fc.boolean() }),
  loginFormStarted: fc.record({ form }),
  loginFormFailed: fc.record({ form, failure }),
  loginFormSent: fc.record({ form }),
  loginFormReset: nothing,
  signInRequested: fc.record({ email: personal, passwordHandle: id }),
  signerRegistered: fc.record({ passwordHandle: id }),
  linkRequested: fc.record({ email: personal }),
  passwordResetRequested: fc.record({ email: personal }),
  passwordChosen: fc.record({ passwordHandle: id }),
};

export const signerIntentPayloads: PayloadsOf<typeof signer> = {
  signingStarted: fc.record({ phoneNumber: phone, place: orNull(state) }),
  signingDeclined: fc.record({ reason: orNull(personal) }),
  signingReopened: nothing,
};

/** What the screens of signers, and about them, read. */
export const signerData = {
  signingRequest: fc.record({
    applicationUuid: id,
    signerUuid: id,
    state: fc.constantFrom(...signerStates),
    role: fc.constantFrom(...signerRoles),
    name: orNull(fc.record({ firstName: personal, lastName: personal })),
    primaryFirstName: orNull(personal),
    propertyAddress: orNull(
      fc.record({ street1: personal, street2: personal, city: personal, state, zip }),
    ),
    isInPerson: fc.boolean(),
    isIdInCheck: fc.boolean(),
    appointment: fc.constant(null),
    openConditions: fc.nat({ max: 9 }),
    expiresAt: orNull(time),
    endedBy: orNull(fc.constantFrom(...signerActors)),
    endedAt: orNull(time),
    signedOn: orNull(date),
    cancelBy: orNull(date),
  }),
  signers: few(
    fc.record({
      uuid: id,
      firstName: personal,
      lastName: personal,
      relationship: orNull(code),
      state: fc.constantFrom(...signerStates),
      email: orNull(personal),
      phoneNumber: orNull(phone),
      invitedAt: orNull(time),
      expiresAt: orNull(time),
      emailState: fc.constantFrom(...emailStates),
      declineReason: orNull(personal),
    }),
  ),
};
