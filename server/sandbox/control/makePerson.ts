import { randomBytes } from 'node:crypto';

import { knownAddresses } from '#server/sandbox/data/addresses.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import { Refusal } from '#server/sandbox/refusal.ts';
import type { World } from '#server/sandbox/world.ts';

import { refuseBirthday } from './changeApplication.ts';
import { anybody, type SessionRequest } from './sessionRequest.ts';

export const DEFAULT_NAME = {
  firstName: 'Morgan',
  middleName: '',
  lastName: 'Ashdale',
  suffix: '',
};
/** A home where this lender lends: in Ohio when it can be, as the golden numbers have it. */
export function homeAt({ licensedStates }: Lender) {
  const amberstone = knownAddresses.find(({ street1 }) => street1 === '512 Amberstone Drive');
  const home =
    amberstone && licensedStates.has(amberstone.state)
      ? amberstone
      : knownAddresses.find(({ state }) => licensedStates.has(state));
  const { street1, city, state, zip } = home ??
    amberstone ?? { street1: '', city: '', state: '', zip: '' };
  return { street1, street2: '', city, state, zip };
}

const newPassword = () => `Aa1!${randomBytes(9).toString('base64url')}`;

function refuseKnown({ identities }: World, email: string): void {
  if (identities.byEmail(email))
    throw new Refusal(409, {
      message: 'There is a person with this e-mail.',
      field: 'profile.email',
    });
}

/** Somebody as an order describes them, and the password to be them. */
export async function makePerson(world: World, order: SessionRequest, lender: Lender) {
  const given = order.profile ?? anybody();
  const email = given.email ?? `person-${randomBytes(4).toString('hex')}@demo.example`;
  refuseKnown(world, email);
  if (given.dob !== null) refuseBirthday(world, given.dob, homeAt(lender).state);
  const { password = newPassword() } = given;
  const hash = given.password === undefined ? world.hashRandomPassword : world.hashPassword;
  const passwordHash = await hash(password);
  // Another order may have taken the e-mail while the password was hashed.
  refuseKnown(world, email);
  const identity = world.identities.create({
    email,
    passwordHash,
    org: lender.code,
    phoneNumber: given.phoneNumber,
    dob: given.dob,
    isBroker: given.isBroker || order.role === 'broker',
    hasProfile: order.profile !== null,
    profileType: order.role === 'signer' ? 'CO_DEEDER' : 'BORROWER',
    name: given.name && { ...DEFAULT_NAME, ...given.name },
    homeAddress: given.homeAddress && { ...homeAt(lender), ...given.homeAddress },
  });
  return { identity, password };
}
