import type { NotaryAppointment } from '#store/application/notary/notary.ts';
import type { HomeAddress } from '#store/person/address.ts';

import type { SignerActor, SignerRole, SignerState } from '#store/application/core/signerStates.ts';

/** What an additional signer must sign, and their progress (CALL-SIGN-01). */
export interface SigningRequest {
  applicationUuid: string;
  signerUuid: string;
  state: SignerState;
  role: SignerRole;
  /** The signer's name in the invitation. */
  name: { firstName: string; lastName: string } | null;
  primaryFirstName: string | null;
  propertyAddress: HomeAddress | null;
  isInPerson: boolean;
  isIdInCheck: boolean;
  appointment: NotaryAppointment | null;
  openConditions: number;
  /** ISO 8601. */
  expiresAt: string | null;
  /** Who canceled it and when, or null while it is open. */
  endedBy: SignerActor | null;
  endedAt: string | null;
  /** yyyy-MM-dd: when the deed was signed, and the last day of the right to cancel. */
  signedOn: string | null;
  cancelBy: string | null;
}

const DAY_MS = 24 * 60 * 60_000;
/** A signer who declined can change their mind for one week (screens.md, heloc-signer/cancelled). */
const REOPENING_MS = 7 * DAY_MS;

/** Whether a declined request can be reopened, by the lender's clock in milliseconds. */
export const canReopen = (
  { endedBy, endedAt }: Readonly<Pick<SigningRequest, 'endedBy' | 'endedAt'>>,
  now: number,
): boolean => endedBy === 'SIGNER' && endedAt !== null && now - Date.parse(endedAt) <= REOPENING_MS;

/** Whether the signer hasn't started yet. */
export const isStartOpen = (state: SignerState): boolean => state === 'INVITED';
