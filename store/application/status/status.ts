/** Why the lender holds an application, in its own words (screens.md 10.2). */
export interface Hold {
  reason: string | null;
  actor: string | null;
  since: string | null;
  /** Replaces the usual time of the status texts (F-06). */
  expectedBy: string | null;
  detail: string | null;
  conditionUuids: string[];
}

/** What the lender last said about an application (screens.md 10.2, FIELD-APP-3). */
export interface ApplicationStatus {
  uuid: string | null;
  checklistStatus: string;
  waitingOnFloodCert: boolean;
  bpo: string | null;
  title: string | null;
  uwDecision: string | null;
  uwSubDecision: string | null;
  primaryParticipantAcceptComplete: boolean;
  manualNotary: boolean;
  /** The property's condition. */
  condition: string | null;
  assetDepletion: { complete: boolean; amount: number | null };
  consents: { type: string; givenAt: string | null }[];
  isAgeRestrictedInterestOnly: boolean;
  helocSigners: { identityUuid: string }[];
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
  additionalSignerVersion: null,
  declineReason: null,
  openConditions: 0,
  hold: null,
};

/** A whole status from what is known of one: a missing field is false, null or empty, so that an older gateway works. */
export const withStatusDefaults = (
  known: Readonly<Partial<ApplicationStatus>>,
): ApplicationStatus => ({ ...defaults, ...known });
