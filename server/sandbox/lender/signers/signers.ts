import { createHash, randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';

import {
  SignerRecord,
  type ApplicationRecord,
} from '#server/sandbox/lender/application/applicationRecord.ts';
import { emailKey } from '#server/sandbox/storage/identities.ts';

import { enterState, isSignerFile } from './signerFile.ts';
import { activeSigners } from './signerTimes.ts';

type Info = NonNullable<ApplicationRecord['additionalInfo']>;

const named = ({ owners, spouse }: Info) => [
  ...owners,
  ...(spouse ? [{ ...spouse, phoneNumber: null, relationship: 'SPOUSE' }] : []),
];

/** Returns the other signers for the borrower. */
export const namedSigners = (application: ApplicationRecord) =>
  activeSigners(application)
    .filter(({ uuid }) => !isSignerFile(application) || uuid !== application.signerUuid)
    .map(({ firstName, state }) => ({ firstName, state }));

export const isSameEmail = (one: string, other: string) => emailKey(one) === emailKey(other);

const nameOf = ({ firstName, lastName }: Pick<SignerRecord, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.toLowerCase();

/** Returns the email's state. Some addresses bounce (9.4). */
const emailStateOf = (email: string): SignerRecord['emailState'] =>
  /^bounce@/i.test(email) ? 'BOUNCED' : 'SENT';

/** Returns the hash under which a link's token is stored. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Returns a signer with a new link. The token is only in the email. An expired invitation restarts. */
export function invited(
  signer: SignerRecord,
  at: number,
): { readonly signer: SignerRecord; readonly token: string } {
  const token = randomBytes(24).toString('base64url');
  const again = signer.state === 'EXPIRED' ? enterState(signer, 'INVITED', at) : signer;
  return {
    token,
    signer: {
      ...again,
      invitedAt: new Date(at).toISOString(),
      emailState: emailStateOf(signer.email),
      tokenHash: hashOfToken(token),
    },
  };
}

/** Returns a signer whom the borrower named and who has no link yet. */
export const newSigner = (
  given: Pick<SignerRecord, 'firstName' | 'lastName' | 'email' | 'relationship'> &
    Partial<SignerRecord>,
  at: number,
): SignerRecord => v.parse(SignerRecord, { uuid: randomUUID(), since: at, ...given });

/** Returns the signers after start/contact. Known ones continue, and those left out are canceled. */
export function signersOf(application: ApplicationRecord, info: Info, at: number): SignerRecord[] {
  const given = named(info).map(({ name, email, phoneNumber, relationship }) => {
    const facts = {
      firstName: name.firstName,
      lastName: name.lastName,
      email,
      phoneNumber,
      relationship,
    };
    const known = application.signers.find((signer) => isSameEmail(signer.email, email));
    if (known === undefined) return newSigner(facts, at);
    const isRenamed = nameOf(known) !== nameOf(facts);
    const kept = { ...known, ...facts, ...(isRenamed && { file: newSigner(facts, at).file }) };
    if (known.state === 'CANCELLED')
      return enterState({ ...kept, endedBy: null, invitedAt: null }, 'INVITED', at);
    return isRenamed ? enterState(kept, 'INVITED', at) : kept;
  });
  const left = application.signers
    .filter(({ email }) => !given.some((one) => isSameEmail(one.email, email)))
    .map((signer) =>
      signer.state === 'CANCELLED'
        ? signer
        : enterState({ ...signer, endedBy: 'BORROWER' as const }, 'CANCELLED', at),
    );
  return [...given, ...left];
}
