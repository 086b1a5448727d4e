/** The states of an additional signer (screens.md section 6). */
export const signerStates = [
  'INVITED',
  'IDENTITY',
  'DOCUMENTS',
  'READY',
  'SIGN',
  'DONE',
  'DECLINED',
  'CANCELLED',
  'EXPIRED',
] as const;
export type SignerState = (typeof signerStates)[number];

/** Whether the signer finished their part before the notary. */
export const isReady = (state: SignerState): boolean =>
  state === 'READY' || state === 'SIGN' || state === 'DONE';

/** Whether the signer won't sign anymore. */
export const hasLeft = (state: SignerState): boolean =>
  state === 'DECLINED' || state === 'CANCELLED';

export const emailStates = ['SENT', 'BOUNCED'] as const;

export const signerActors = ['SIGNER', 'BORROWER', 'LENDER'] as const;
export type SignerActor = (typeof signerActors)[number];

/** Owners and spouses sign different documents. */
export const signerRoles = ['OWNER', 'SPOUSE'] as const;
export type SignerRole = (typeof signerRoles)[number];

/** The states of a signing request's link (GET signer-invitations). */
export const linkStates = ['OPEN', 'USED', 'ENDED'] as const;
export type LinkState = (typeof linkStates)[number];
