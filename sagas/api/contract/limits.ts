import type { CallName } from './contract.ts';

/**
 * How often a client may make a call that costs us or another person something. The lender answers a further call with
 * 429 and `Retry-After`.
 */
export interface CallLimit {
  readonly most: number;
  readonly minutes: number;
  /**
   * What we count by: the email in the body, an id in the path, the login (or the address if signed out), or the
   * address.
   */
  readonly per: 'email' | 'uuid' | 'signerUuid' | 'conditionUuid' | 'login' | 'address';
  /** Counts only calls with a wrong password or code. */
  readonly countsOnlyFailures?: true;
}

const EMAILS: readonly CallLimit[] = [{ most: 5, minutes: 60, per: 'email' }];

/**
 * Our choice: the limits of every call. They are separate from the declarations, which are part of the browser's
 * scripts.
 */
export const callLimits = {
  login: [
    { most: 10, minutes: 1, per: 'email', countsOnlyFailures: true },
    { most: 100, minutes: 60, per: 'email', countsOnlyFailures: true },
  ],
  joinWaitlist: EMAILS,
  sendSupportRequest: EMAILS,
  requestInvitation: EMAILS,
  requestPasswordReset: EMAILS,
  inviteSigner: [
    { most: 1, minutes: 1, per: 'signerUuid' },
    { most: 5, minutes: 60, per: 'signerUuid' },
  ],
  /** We send a link to each new email of a signer. */
  saveSigner: [{ most: 10, minutes: 60, per: 'uuid' }],
  emailOffer: [{ most: 10, minutes: 60, per: 'uuid' }],
  sendConditionCode: [{ most: 5, minutes: 60, per: 'uuid' }],
  /** After five wrong codes, the borrower has to request a new one. */
  submitCondition: [{ most: 5, minutes: 60, per: 'conditionUuid', countsOnlyFailures: true }],
  sendCeoFeedback: [{ most: 20, minutes: 1, per: 'login' }],
  lookUpAddress: [{ most: 6_000, minutes: 1, per: 'address' }],
  sendActionLog: [{ most: 20, minutes: 1, per: 'address' }],
} as const satisfies Partial<Record<CallName, readonly CallLimit[]>>;

/** Returns the limits of a call. Most calls have none. */
export const limitsOf = (name: string): readonly CallLimit[] =>
  Object.hasOwn(callLimits, name) ? callLimits[name as keyof typeof callLimits] : [];
