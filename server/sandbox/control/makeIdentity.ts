import { randomBytes } from 'node:crypto';

import { knownAddresses, toWireAddress } from '#server/sandbox/data/addresses.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import { HttpError } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';

import { refuseBirthday } from './changeApplication.ts';
import { defaultProfile, type SessionRequest } from './sessionRequest.ts';

export const DEFAULT_NAME = {
  firstName: 'Morgan',
  middleName: '',
  lastName: 'Ashdale',
  suffix: '',
};
/** Returns a home in a licensed state, in Ohio if possible (the golden numbers). */
export function homeAt({ licensedStates }: Lender) {
  const amberstone = knownAddresses.find(({ street1 }) => street1 === '512 Amberstone Drive');
  const home =
    amberstone && licensedStates.has(amberstone.state)
      ? amberstone
      : knownAddresses.find(({ state }) => licensedStates.has(state));
  const known = home ?? amberstone;
  return known ? toWireAddress(known) : { street1: '', street2: '', city: '', state: '', zip: '' };
}

const newPassword = () => `Aa1!${randomBytes(9).toString('base64url')}`;

function refuseTakenEmail({ identities }: World, email: string): void {
  if (identities.byEmail(email))
    throw new HttpError(409, {
      message: 'There is a person with this email.',
      field: 'profile.email',
    });
}

/** Creates the identity of a session request and returns its password. */
export async function makeIdentity(world: World, request: SessionRequest, lender: Lender) {
  const given = request.profile ?? defaultProfile();
  const email = given.email ?? `person-${randomBytes(4).toString('hex')}@demo.example`;
  refuseTakenEmail(world, email);
  if (given.dob !== null) refuseBirthday(world, given.dob, homeAt(lender));
  const { password = newPassword() } = given;
  const hash = given.password === undefined ? world.hashRandomPassword : world.hashPassword;
  const passwordHash = await hash(password);
  // Another request may have taken the email during hashing.
  refuseTakenEmail(world, email);
  const identity = world.identities.create({
    email,
    isEmailConfirmed: true,
    passwordHash,
    org: lender.code,
    phoneNumber: given.phoneNumber,
    dob: given.dob,
    isBroker: given.isBroker || request.role === 'broker',
    hasProfile: request.profile !== null,
    profileType: request.role === 'signer' ? 'CO_DEEDER' : 'BORROWER',
    name: given.name && { ...DEFAULT_NAME, ...given.name },
    homeAddress: given.homeAddress && { ...homeAt(lender), ...given.homeAddress },
  });
  return { identity, password };
}
