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
  /** The signer's own words. */
  declineReason: string | null;
}

/** In words, the state of an invitation. */
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

/** The word for a state of the lender's; null for one that is not known. */
export const signerStateText = (state: string | null): string | null =>
  state !== null && Object.hasOwn(signerStateTexts, state)
    ? signerStateTexts[state as SignerState]
    : null;

/** Why this person signs, and that they owe nothing. */
export const roleText = ({ relationship }: Readonly<Pick<Signer, 'relationship'>>): string =>
  relationship === 'SPOUSE'
    ? 'spouse, signs the deed, owes nothing'
    : 'owner, signs the deed, owes nothing';

/** Whether another link may help: not for one who is ready, or has said no. */
export const canInvite = ({ state }: Readonly<Pick<Signer, 'state'>>): boolean =>
  state === 'INVITED' || state === 'IDENTITY' || state === 'DOCUMENTS' || state === 'EXPIRED';

/** Whether the way of reaching them may still be corrected. */
export const canCorrect = ({ state }: Readonly<Pick<Signer, 'state'>>): boolean =>
  state !== 'DONE' && !hasLeft(state);

/** Until when the link works; null where there is none. */
export function inviteLinkText({
  state,
  expiresAt,
}: Readonly<Pick<Signer, 'state' | 'expiresAt'>>) {
  if (expiresAt === null || state !== 'INVITED') return null;
  return `The link works until ${formatLongDate(expiresAt)}. Send a new one any time.`;
}

/** What the borrower may send by a way of their own; the link is in the signer's email alone. */
export const reminderText = (signer: Readonly<Pick<Signer, 'firstName'>>, lender: string): string =>
  `Hi ${signer.firstName}, I'm opening a home equity line with ${lender} and need your signature. Please look for an email from ${lender} and open the link in it. It takes about 10 minutes, and later 30 minutes with a notary.`;

export const fullNameOf = ({
  firstName,
  lastName,
}: Readonly<Pick<Signer, 'firstName' | 'lastName'>>) =>
  isolated([firstName, lastName].filter(Boolean).join(' '));
