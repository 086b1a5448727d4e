import type { NotaryAppointment } from '#store/application/notary/notary.ts';
import type { HomeAddress } from '#store/person/address.ts';

import type { SignerActor, SignerRole, SignerState } from '#store/application/core/signerStates.ts';

/** What an additional signer is asked to sign, and how far they are (CALL-SIGN-01). */
export interface SigningRequest {
  applicationUuid: string;
  signerUuid: string;
  state: SignerState;
  role: SignerRole;
  /** As the invitation names the signer. */
  name: { firstName: string; lastName: string } | null;
  /** Who applied for the line. */
  primaryFirstName: string | null;
  propertyAddress: HomeAddress | null;
  isInPerson: boolean;
  /** The photos of the ID are being checked. */
  isIdInCheck: boolean;
  appointment: NotaryAppointment | null;
  openConditions: number;
  /** ISO 8601. */
  expiresAt: string | null;
  /** Who cancelled it, and when; null while it is open. */
  endedBy: SignerActor | null;
  endedAt: string | null;
  /** Yyyy-MM-dd: the signature of the deed, and the last day of the right to cancel. */
  signedOn: string | null;
  cancelBy: string | null;
}

const DAY_MS = 24 * 60 * 60_000;
/** A signer who said no can change their mind for a week (screens.md, heloc-signer/cancelled). */
const REOPENING_MS = 7 * DAY_MS;

/** Whether a declined request can still be taken up, by the lender's clock in milliseconds. */
export const canReopen = (
  { endedBy, endedAt }: Readonly<Pick<SigningRequest, 'endedBy' | 'endedAt'>>,
  now: number,
): boolean => endedBy === 'SIGNER' && endedAt !== null && now - Date.parse(endedAt) <= REOPENING_MS;

/** Whether a request waits for the signer's start. */
export const isStartOpen = (state: SignerState): boolean => state === 'INVITED';
