import type { OfferOrigin } from '#store/application/offers/origins.ts';

import { screenOf, type ApplicationScreenId } from '#store/application/screens.ts';

import type { ApplicationStatus } from '#store/application/applicationStatus.ts';

/** The fields of the application that decide the route (FIELD-APP-1). */
export interface RoutedApplication {
  isCrypto: boolean;
  /** The store never has the number itself. */
  hasRoutingNumber: boolean;
  propertyState: string | null;
}

export type Destination =
  | { kind: 'screen'; screen: ApplicationScreenId; query: Readonly<Record<string, string>> }
  | { kind: 'mainSite'; path: '/' };

type Place = ApplicationScreenId | typeof MAIN_SITE;

type Screen =
  | Place
  | ((status: Readonly<ApplicationStatus>, application: Readonly<RoutedApplication>) => Place);

const MAIN_SITE = '/';

const valuationScreen: Screen = ({ bpo }, { propertyState }) => {
  if (bpo !== 'BPO_REQUIRED') return 'bpoHold'; // STATUS-32
  return propertyState === 'TX' ? 'bpoCondition' : 'bpoOrder'; // STATUS-30, STATUS-31
};

/** STATUS-01 to STATUS-66, without the groups below. */
const screens = new Map<string, Screen>(
  Object.entries<Screen>({
    CREDIT_NO_MATCH: 'creditSocial', // STATUS-01
    CREDIT_NO_MATCH_SSN: 'reviewNoCredit', // STATUS-02
    HARD_CREDIT_LOCKED: 'creditError', // STATUS-03, A-40
    HARD_CREDIT_FROZEN: 'creditError',
    SOFT_CREDIT_LOCKED: 'creditError',
    SOFT_CREDIT_FROZEN: 'creditError',
    NO_PROPERTY_FOUND: 'reviewProperty', // STATUS-04
    MULTIPLE_PROPERTIES: 'reviewProperty', // STATUS-05
    DECLINED: 'errorDecline', // STATUS-06
    COLLECT_ADDITIONAL_INFO: 'startContact', // STATUS-07
    HMDA: 'startHmda', // STATUS-08
    DELINQUENCY_REVIEW: 'reviewDelinquency', // STATUS-09
    GEN_CLOSING_DISCLOSURE: ({ waitingOnFloodCert }) =>
      waitingOnFloodCert ? 'errorFloodCert' : 'reviewSigndocs', // STATUS-11, STATUS-10
    NOTE_SIGNING: 'signingIntro', // STATUS-12
    FINAL_OFFER: 'signingIntro', // STATUS-13
    REVISED_OFFER_SELECTION: 'productSelect', // STATUS-14
    GEN_NOTE_SIGNING: 'reviewSigndocs', // STATUS-15
    APP_SUBMISSION: 'startSummary', // STATUS-16
    GEN_SUMMARY_DISCLOSURE: 'startSummary', // STATUS-17
    INCOME_VERIFICATION: 'incomeReview', // STATUS-18
    IDENTITY_VERIFICATION: 'identity', // STATUS-19
    ASSETS_PREQUAL: 'productAssets', // STATUS-20
    CLTV_LIEN_POSITION_REQUALIFY: 'productWinback', // STATUS-21
    DISBURSEMENT_ACCOUNT: 'bankDisburse', // STATUS-22
    AUTOPAY_ACCOUNT: (_status, { isCrypto, hasRoutingNumber }) =>
      hasRoutingNumber || isCrypto ? 'bankAutopay' : 'bankDisburse', // STATUS-24, STATUS-23
    VERIFIED_AUTOPAY_ACCOUNT: 'bankAutopay', // STATUS-25
    NO_AVM_FOUND: 'bpoEstimateValue', // STATUS-26
    PAYOFF_REQUEST_PENDING: 'payoffHold', // STATUS-28
    REQUEST_STEWART_PAYOFFS: 'payoffHold', // STATUS-29
    NAV_BPO_PROCESSING: 'bpoHold', // STATUS-33
    NAV_RESI_EVAL_PROCESSING: 'bpoHold', // STATUS-35
    GEN_RESCISSION: 'complete', // STATUS-36
    RESCISSION: 'complete', // STATUS-37
    RECORDING: 'complete', // STATUS-38
    FUNDABLE: 'complete', // STATUS-39
    DIRECT_DEBT_PAYOFF: 'complete', // STATUS-40
    FUNDING_DECISION: 'complete', // STATUS-41
    DEED_SIGNING: ({ primaryParticipantAcceptComplete }) =>
      primaryParticipantAcceptComplete ? 'complete' : 'notaryIntro', // STATUS-42, STATUS-59
    APPRAISAL_REVIEW_COMPLETE: 'errorTimeout', // STATUS-43
    CREDIT_ERROR: 'errorTimeout', // STATUS-44
    CREDIT_MINOR: 'errorTimeout', // STATUS-45
    CREDIT_DATA_MISSING_OR_INVALID: 'errorTimeout', // STATUS-46
    FACTA_REVIEW: 'errorTimeout', // STATUS-47
    HOLD_FOR_APPRAISAL_REVIEW: 'errorTimeout', // STATUS-48
    ORDER_FULL_TITLE: 'errorTimeout', // STATUS-49
    UNKNOWN: 'errorTimeout', // STATUS-50
    LIEN_ATTESTATION: 'liens', // STATUS-52
    LIEN_VERIFICATION: 'liens', // STATUS-53
    LIEN_VERIFICATION_INQUIRY: 'liens', // STATUS-54
    CO_DEED_REQ: 'signingAdditional', // STATUS-55
    GEN_NOTARY_DISCLOSURE: 'notaryIntro', // STATUS-56
    ATTORNEY_REVIEW: 'notaryIntro', // STATUS-57
    NOTARY_WAITING_PERIOD: 'notaryIntro', // STATUS-58
    MANUAL_DEED_SIGNING: 'notaryReserveManual', // STATUS-60
    EMPLOYMENT_VERIFICATION: 'incomeEmployer', // STATUS-61
    OFFER_SELECTION: 'productSelect', // STATUS-62
    ONSITE_APPRAISAL_BORROWER_PAYMENT: 'hold', // STATUS-63
    ONSITE_APPRAISAL_PENDING: 'hold', // STATUS-64
    COMPLETE: MAIN_SITE, // STATUS-65
    CANCELLED: MAIN_SITE, // STATUS-66
  }),
);

/** Groups whose members the specification does not list. */
const groups: readonly (readonly [prefix: string, screen: Screen])[] = [
  ['NAV_ESTIMATE', 'bpoEstimateValue'], // STATUS-27
  ['BPO_ORDER_REQUEST', valuationScreen], // STATUS-30 to STATUS-32
  ['NAV_BPO_ORDER_REQUEST', valuationScreen],
  ['FINAL_TITLE_', 'bpoHold'], // STATUS-34
];

const screenFor = (checklistStatus: string): Screen | undefined =>
  screens.get(checklistStatus) ??
  groups.find(([prefix]) => checklistStatus.startsWith(prefix))?.[1];

/** Statuses without a screen while the lender works. */
const waiting = new Set(['GEN_NOTE_SIGNING', 'HARD_CREDIT_PULL']);

/** Whether the lender is still working, so that the status is polled (ROUTING-02, A-38). */
export const isWaiting = ({
  checklistStatus,
}: Readonly<Pick<ApplicationStatus, 'checklistStatus'>>): boolean =>
  waiting.has(checklistStatus) ||
  (/_(?:IN_PROGRESS|PROCESSING)$/.test(checklistStatus) &&
    screenFor(checklistStatus) === undefined);

/** A status that still waits after the last poll counts as UNKNOWN (POLL-03, POLL-04). */
export const afterPollingTimeout = (status: Readonly<ApplicationStatus>): ApplicationStatus =>
  !isWaiting(status) || status.checklistStatus === 'GEN_NOTE_SIGNING'
    ? status
    : { ...status, checklistStatus: 'UNKNOWN' };

/** What of a status decides the screen beside its checklist status. */
const routingFields = [
  'uwDecision',
  'waitingOnFloodCert',
  'bpo',
  'manualNotary',
  'primaryParticipantAcceptComplete',
] as const;

/** Whether two statuses lead to the same screen. After the last poll one wait equals another (POLL-04). */
export const isSameRouting = (
  one: Readonly<ApplicationStatus>,
  other: Readonly<ApplicationStatus>,
): boolean =>
  afterPollingTimeout(one).checklistStatus === afterPollingTimeout(other).checklistStatus &&
  routingFields.every((field) => one[field] === other[field]);

/** A decline redirects from none of these screens (ROUTING-04, A-45, A-46). */
const staysWhenDeclined = new Set<ApplicationScreenId | null>([
  'documentDisclosures',
  'errorDecline',
  'errorCredit',
  'errorIncome',
]);

/** The screen to which a decline redirects from this screen, or `null`. */
export const declineDestination = (
  { uwDecision }: Readonly<Pick<ApplicationStatus, 'uwDecision'>>,
  screen: ApplicationScreenId | null,
): ApplicationScreenId | null =>
  uwDecision === 'DECLINE' && !staysWhenDeclined.has(screen) ? 'errorDecline' : null;

/** Whether the borrower reads the written notice of a decline here, without a redirect (ROUTING-04). */
export const isDeclineNoticeScreen = (
  { checklistStatus, uwDecision }: Readonly<ApplicationStatus>,
  screen: ApplicationScreenId | null,
): boolean =>
  screen === 'documentDisclosures' && (uwDecision === 'DECLINE' || checklistStatus === 'DECLINED');

/** Where a borrower comes from: a screen of the application, or the registration. */
export type PreviousScreen = ApplicationScreenId | 'registration';

const originOf = (previous: PreviousScreen | null): OfferOrigin | undefined =>
  previous === null || previous === 'registration'
    ? (previous ?? undefined)
    : screenOf(previous).offerOrigin;

function offerQuery({ uwDecision }: Readonly<ApplicationStatus>, cameFrom: PreviousScreen | null) {
  const from = originOf(cameFrom);
  return { ...(from ? { from } : {}), ...(uwDecision ? { uwDecision } : {}) };
}

/** error/timeout for an unknown status (STATUS-51). */
export function destinationOf(
  status: Readonly<ApplicationStatus>,
  application: Readonly<RoutedApplication>,
  cameFrom: PreviousScreen | null = null,
): Destination {
  const row = screenFor(status.checklistStatus) ?? 'errorTimeout';
  const screen = typeof row === 'function' ? row(status, application) : row;
  if (screen === MAIN_SITE) return { kind: 'mainSite', path: screen };
  const query = status.checklistStatus === 'OFFER_SELECTION' ? offerQuery(status, cameFrom) : {};
  return { kind: 'screen', screen, query };
}
