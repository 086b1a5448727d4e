import { hasLeft, type SignerState } from '#store/application/core/signerStates.ts';
import { formatLongDate } from '#store/format/dates.ts';
import { isolated } from '#store/text/direction.ts';

/** Another signer, as the borrower sees them (signing/additional). */
export interface Signer {
  uuid: string;
  firstName: string;
  lastName: string;
  relationship: string | null;
  state: SignerState;
  email: string | null;
  phoneNumber: string | null;
  /** ISO 8601. */
  invitedAt: string | null;
  expiresAt: string | null;
  emailState: 'SENT' | 'BOUNCED';
  declineReason: string | null;
}

export const signerStateTexts: Readonly<Record<SignerState, string>> = {
  INVITED: 'Invited',
  IDENTITY: 'Opened the link',
  DOCUMENTS: 'ID checked',
  READY: 'Ready',
  SIGN: 'Can meet the notary',
  DONE: 'Signed',
  DECLINED: 'Said no',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Link ended',
};

/** Returns the text of a state, or null if unknown. */
export const signerStateText = (state: string | null): string | null =>
  state !== null && Object.hasOwn(signerStateTexts, state)
    ? signerStateTexts[state as SignerState]
    : null;

/** Says why this person signs, and that they don't owe anything. */
export const roleText = ({ relationship }: Readonly<Pick<Signer, 'relationship'>>): string =>
  relationship === 'SPOUSE'
    ? 'spouse, signs the deed, owes nothing'
    : 'owner, signs the deed, owes nothing';

/** Whether another link may help. Not if the signer is ready or has declined. */
export const canInvite = ({ state }: Readonly<Pick<Signer, 'state'>>): boolean =>
  state === 'INVITED' || state === 'IDENTITY' || state === 'DOCUMENTS' || state === 'EXPIRED';

/** Whether the borrower can still correct the contact. */
export const canCorrect = ({ state }: Readonly<Pick<Signer, 'state'>>): boolean =>
  state !== 'DONE' && !hasLeft(state);

/** Says until when the link works, or returns null without a link. */
export function inviteLinkText({
  state,
  expiresAt,
}: Readonly<Pick<Signer, 'state' | 'expiresAt'>>) {
  if (expiresAt === null || state !== 'INVITED') return null;
  return `The link works until ${formatLongDate(expiresAt)}. Send a new one any time.`;
}

/** Returns a reminder that the borrower can send. The link is only in the signer's email. */
export const reminderText = (signer: Readonly<Pick<Signer, 'firstName'>>, lender: string): string =>
  `Hi ${signer.firstName}, I'm opening a home equity line with ${lender} and need your signature. Please look for an email from ${lender} and open the link in it. It takes about 10 minutes, and later 30 minutes with a notary.`;

export const fullNameOf = ({
  firstName,
  lastName,
}: Readonly<Pick<Signer, 'firstName' | 'lastName'>>) =>
  isolated([firstName, lastName].filter(Boolean).join(' '));
