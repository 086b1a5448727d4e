import { randomUUID } from 'node:crypto';

import type { Lender } from '#server/sandbox/data/lenders.ts';
import { emailKey } from '#server/sandbox/storage/identities.ts';
import type { Outbox } from '#server/sandbox/storage/outbox.ts';

import type { ApplicationRecord, SignerRecord } from './applicationRecord.ts';

type Info = NonNullable<ApplicationRecord['additionalInfo']>;

/** The other owners, and a spouse who signs with them. */
const named = ({ owners, spouse }: Info) => [
  ...owners,
  ...(spouse ? [{ ...spouse, phoneNumber: null, relationship: 'SPOUSE' }] : []),
];

/** The other signers, as the borrower reads of them. */
export const namedSigners = ({ signers }: ApplicationRecord) =>
  signers.map(({ firstName, state }) => ({ firstName, state }));

/** The signers after start/contact; invited ones stay invited. */
export function signersOf(application: ApplicationRecord, info: Info, at: number): SignerRecord[] {
  return named(info).map(({ name, email, phoneNumber, relationship }) => {
    const known = application.signers.find((signer) => emailKey(signer.email) === emailKey(email));
    const { firstName, lastName } = name;
    const given = { firstName, lastName, email, phoneNumber, relationship };
    const state = /^bounce@/i.test(email) ? 'BOUNCED' : 'INVITED';
    const invited = { identityUuid: null, state, invitedAt: new Date(at).toISOString() };
    return { uuid: randomUUID(), ...invited, ...known, ...given };
  });
}

export function inviteNew(
  outbox: Outbox,
  { before, after }: { before: ApplicationRecord; after: ApplicationRecord },
  { brand }: Lender,
): void {
  const known = new Set(before.signers.map(({ uuid }) => uuid));
  const { companyNameShort } = brand.orgMetaData.companyInfo;
  for (const signer of after.signers.filter(({ uuid }) => !known.has(uuid)))
    outbox.mail(
      signer.email,
      `${companyNameShort}: you have been asked to sign`,
      `${before.profile.name.firstName} asks you to sign, so that the lien is valid.`,
      '/account/heloc/heloc-signer/login',
    );
}
