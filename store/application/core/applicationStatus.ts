import type { ChecklistStatus } from './checklistStatus.ts';

/** Another person who must sign: an owner or a spouse. */
export interface OtherSigner {
  firstName: string | null;
  state: string | null;
}

/** The lender's hold (screens.md 10.2). */
export interface Hold {
  reason: string | null;
  actor: string | null;
  since: string | null;
  /** Replaces the time in the status texts (F-06). */
  expectedBy: string | null;
  detail: string | null;
  conditionUuids: string[];
}

/** screens.md 10.2, FIELD-APP-3 */
export interface ApplicationStatus {
  uuid: string | null;
  checklistStatus: ChecklistStatus;
  waitingOnFloodCert: boolean;
  bpo: string | null;
  title: string | null;
  uwDecision: string | null;
  uwSubDecision: string | null;
  primaryParticipantAcceptComplete: boolean;
  manualNotary: boolean;
  condition: string | null;
  assetDepletion: { complete: boolean; amount: number | null };
  consents: { type: string; givenAt: string | null }[];
  isAgeRestrictedInterestOnly: boolean;
  helocSigners: { identityUuid: string }[];
  /** The same people, with the names that the lender shows to the borrower (decision 104). */
  otherSigners: OtherSigner[];
  additionalSignerVersion: string | null;
  declineReason: string | null;
  openConditions: number;
  hold: Hold | null;
}

const defaults: ApplicationStatus = {
  uuid: null,
  checklistStatus: 'UNKNOWN',
  waitingOnFloodCert: false,
  bpo: null,
  title: null,
  uwDecision: null,
  uwSubDecision: null,
  primaryParticipantAcceptComplete: false,
  manualNotary: false,
  condition: null,
  assetDepletion: { complete: false, amount: null },
  consents: [],
  isAgeRestrictedInterestOnly: false,
  helocSigners: [],
  otherSigners: [],
  additionalSignerVersion: null,
  declineReason: null,
  openConditions: 0,
  hold: null,
};

/** Older gateways may omit fields. */
export const withStatusDefaults = (
  known: Readonly<Partial<ApplicationStatus>>,
): ApplicationStatus => ({ ...defaults, ...known });

/** Returns the signers other than the borrower. A lender may only give their number. */
export const otherSigners = ({
  otherSigners: named,
  helocSigners,
}: Readonly<Pick<ApplicationStatus, 'otherSigners' | 'helocSigners'>>): readonly OtherSigner[] =>
  named.length > 0 ? named : helocSigners.map(() => ({ firstName: null, state: null }));
