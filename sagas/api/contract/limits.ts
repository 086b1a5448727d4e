import type { CallName } from './contract.ts';

/** How often a call that costs someone else something may be made; a lender answers one more with 429 and `Retry-After`. */
export interface CallLimit {
  readonly most: number;
  readonly minutes: number;
  /** What is counted by: the email of the body, an id of the path, the login (or the address without one), the address. */
  readonly per: 'email' | 'uuid' | 'signerUuid' | 'conditionUuid' | 'login' | 'address';
  /** Only calls with a wrong password or code count. */
  readonly isOfWrong?: true;
}

const EMAILS: readonly CallLimit[] = [{ most: 5, minutes: 60, per: 'email' }];

/** chosen: the limits of every call, apart from the declarations, which are part of the browser's scripts. */
export const callLimits = {
  login: [
    { most: 10, minutes: 1, per: 'email', isOfWrong: true },
    { most: 100, minutes: 60, per: 'email', isOfWrong: true },
  ],
  joinWaitlist: EMAILS,
  sendSupportRequest: EMAILS,
  requestInvitation: EMAILS,
  requestPasswordReset: EMAILS,
  inviteSigner: [
    { most: 1, minutes: 1, per: 'signerUuid' },
    { most: 5, minutes: 60, per: 'signerUuid' },
  ],
  /** Each new email of a signer gets a link. */
  saveSigner: [{ most: 10, minutes: 60, per: 'uuid' }],
  emailOffer: [{ most: 10, minutes: 60, per: 'uuid' }],
  /** A text or a phone call. */
  sendConditionCode: [{ most: 5, minutes: 60, per: 'uuid' }],
  /** After the fifth wrong code a new one has to be sent. */
  submitCondition: [{ most: 5, minutes: 60, per: 'conditionUuid', isOfWrong: true }],
  sendCeoFeedback: [{ most: 20, minutes: 1, per: 'login' }],
  lookUpAddress: [{ most: 6_000, minutes: 1, per: 'address' }],
  sendActionLog: [{ most: 20, minutes: 1, per: 'address' }],
} as const satisfies Partial<Record<CallName, readonly CallLimit[]>>;

/** The limits of a call; none for most. */
export const limitsOf = (name: string): readonly CallLimit[] =>
  Object.hasOwn(callLimits, name) ? callLimits[name as keyof typeof callLimits] : [];
