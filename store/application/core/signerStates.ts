/** Where an additional signer stands (screens.md section 6). */
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

/** Whether the signer's own part is ready for the notary, or done. */
export const isReady = (state: SignerState): boolean =>
  state === 'READY' || state === 'SIGN' || state === 'DONE';

/** Whether the signer signs no more. */
export const hasLeft = (state: SignerState): boolean =>
  state === 'DECLINED' || state === 'CANCELLED';

/** Where the email with the link stands. */
export const emailStates = ['SENT', 'BOUNCED'] as const;

/** Who cancelled a signing request. */
export const signerActors = ['SIGNER', 'BORROWER', 'LENDER'] as const;
export type SignerActor = (typeof signerActors)[number];

/** What an owner signs differs from what a spouse signs. */
export const signerRoles = ['OWNER', 'SPOUSE'] as const;
export type SignerRole = (typeof signerRoles)[number];

/** The state of a signing request's link (GET signer-invitations). */
export const linkStates = ['OPEN', 'USED', 'ENDED'] as const;
export type LinkState = (typeof linkStates)[number];
