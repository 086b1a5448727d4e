import type { Lender } from '#server/sandbox/data/lenders.ts';
import type {
  ApplicationRecord,
  SignerRecord,
} from '#server/sandbox/lender/application/applicationRecord.ts';
import type { Outbox } from '#server/sandbox/storage/outbox.ts';
import type { SignerState } from '#store/application/core/signerStates.ts';

import { invited, isSameEmail } from './signers.ts';

const SIGNER_LOGIN = '/account/heloc/heloc-signer/login';

const nameOf = ({ brand }: Lender) => brand.orgMetaData.companyInfo.companyNameShort;

/** Sends a signer their link. The token is only in the email. */
export function mailInvitation(
  outbox: Outbox,
  { profile }: ApplicationRecord,
  { signer, token }: { readonly signer: SignerRecord; readonly token: string },
  lender: Lender,
): void {
  outbox.mail(
    signer.email,
    `${nameOf(lender)}: you have been asked to sign`,
    `${profile.name.firstName} is borrowing against the home you share. Your signature is needed too. You can start right away. It takes about 10 minutes, and later 30 minutes with a notary.`,
    `${SIGNER_LOGIN}?invite=${token}`,
  );
}

/** Invites all signers without a link. */
export function withInvitations(
  outbox: Outbox,
  application: ApplicationRecord,
  lender: Lender,
  at: number,
): ApplicationRecord {
  const signers = application.signers.map((signer) => {
    if (signer.invitedAt !== null || signer.state !== 'INVITED') return signer;
    const invitation = invited(signer, at);
    mailInvitation(outbox, application, invitation, lender);
    return invitation.signer;
  });
  return { ...application, signers };
}

const signerTexts: Partial<Record<SignerState, readonly [subject: string, text: string]>> = {
  SIGN: ['it is your turn to sign', 'You can meet the notary now. It takes about 30 minutes.'],
  DONE: ['you have signed', 'Thank you. Your copies are in your signing area.'],
  CANCELLED: ['you no longer need to sign', 'This request was cancelled. You signed nothing more.'],
};

/** What a signer's old address is told, because someone may have started with its link. */
const MOVED = [
  'your link to sign has ended',
  'The request to sign now goes to another email address. If this surprises you, please call us.',
] as const;

/** Tells the signers, and the borrower if one of them declined. */
export function mailSignerChanges(
  outbox: Outbox,
  { before, after }: { before: ApplicationRecord; after: ApplicationRecord },
  lender: Lender,
): void {
  for (const signer of after.signers) {
    const known = before.signers.find(({ uuid }) => uuid === signer.uuid);
    if (known === undefined) continue;
    const hasMoved = !isSameEmail(known.email, signer.email);
    if (known.state === signer.state && !hasMoved) continue;
    const [subject, text] = hasMoved ? MOVED : (signerTexts[signer.state] ?? []);
    if (subject !== undefined && text !== undefined)
      outbox.mail(known.email, `${nameOf(lender)}: ${subject}`, text, SIGNER_LOGIN);
    if (signer.state === 'DECLINED')
      outbox.mail(
        after.profile.email,
        `${nameOf(lender)}: ${signer.firstName} does not want to sign`,
        'Please call us. We will go through your options with you.',
        `/account/heloc/${after.uuid}`,
      );
  }
}
