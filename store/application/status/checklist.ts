import type { OfferOrigin } from '#store/shell/knownSearch.ts';

import type { ApplicationStatus } from './status.ts';

/** The fields of the application that decide the route (FIELD-APP-1). */
export interface RoutedApplication {
  isCrypto: boolean;
  /** The store never has the number itself. */
  hasRoutingNumber: boolean;
  propertyState: string | null;
}

export type Destination =
  | { kind: 'screen'; path: string; query: Readonly<Record<string, string>> }
  | { kind: 'mainSite'; path: '/' };

type Screen =
  | string
  | ((status: Readonly<ApplicationStatus>, application: Readonly<RoutedApplication>) => string);

const MAIN_SITE = '/';
const DEAD_END = 'error/timeout';

const valuationScreen: Screen = ({ bpo }, { propertyState }) => {
  if (bpo !== 'BPO_REQUIRED') return 'bpo/hold'; // STATUS-32
  return propertyState === 'TX' ? 'bpo/condition' : 'bpo/order-bpo'; // STATUS-30, STATUS-31
};

/** STATUS-01 to STATUS-66, without the groups below. */
const screens = new Map<string, Screen>(
  Object.entries<Screen>({
    CREDIT_NO_MATCH: 'credit/social', // STATUS-01
    CREDIT_NO_MATCH_SSN: 'review-app/no-credit', // STATUS-02
    HARD_CREDIT_LOCKED: 'credit/error', // STATUS-03, A-40
    HARD_CREDIT_FROZEN: 'credit/error',
    SOFT_CREDIT_LOCKED: 'credit/error',
    SOFT_CREDIT_FROZEN: 'credit/error',
    NO_PROPERTY_FOUND: 'review-app/property', // STATUS-04
    MULTIPLE_PROPERTIES: 'review-app/property', // STATUS-05
    DECLINED: 'error/decline', // STATUS-06
    COLLECT_ADDITIONAL_INFO: 'start/contact', // STATUS-07
    HMDA: 'start/hmda', // STATUS-08
    DELINQUENCY_REVIEW: 'review-app/delinquency', // STATUS-09
    GEN_CLOSING_DISCLOSURE: ({ waitingOnFloodCert }) =>
      waitingOnFloodCert ? 'error/flood-cert' : 'review-app/signdocs', // STATUS-11, STATUS-10
    NOTE_SIGNING: 'signing/intro', // STATUS-12
    FINAL_OFFER: 'signing/intro', // STATUS-13
    REVISED_OFFER_SELECTION: 'product/select', // STATUS-14
    GEN_NOTE_SIGNING: 'review-app/signdocs', // STATUS-15
    APP_SUBMISSION: 'start/app-summary', // STATUS-16
    GEN_SUMMARY_DISCLOSURE: 'start/app-summary', // STATUS-17
    INCOME_VERIFICATION: 'income/review', // STATUS-18
    IDENTITY_VERIFICATION: 'identity', // STATUS-19
    ASSETS_PREQUAL: 'product/assets', // STATUS-20
    CLTV_LIEN_POSITION_REQUALIFY: 'product/prequal-winback', // STATUS-21
    DISBURSEMENT_ACCOUNT: 'bank/disburse', // STATUS-22
    AUTOPAY_ACCOUNT: (_status, { isCrypto, hasRoutingNumber }) =>
      hasRoutingNumber || isCrypto ? 'bank/autopay' : 'bank/disburse', // STATUS-24, STATUS-23
    VERIFIED_AUTOPAY_ACCOUNT: 'bank/autopay', // STATUS-25
    NO_AVM_FOUND: 'bpo/estimate-value', // STATUS-26
    PAYOFF_REQUEST_PENDING: 'payoff/hold', // STATUS-28
    REQUEST_STEWART_PAYOFFS: 'payoff/hold', // STATUS-29
    NAV_BPO_PROCESSING: 'bpo/hold', // STATUS-33
    NAV_RESI_EVAL_PROCESSING: 'bpo/hold', // STATUS-35
    GEN_RESCISSION: 'complete', // STATUS-36
    RESCISSION: 'complete', // STATUS-37
    RECORDING: 'complete', // STATUS-38
    FUNDABLE: 'complete', // STATUS-39
    DIRECT_DEBT_PAYOFF: 'complete', // STATUS-40
    FUNDING_DECISION: 'complete', // STATUS-41
    DEED_SIGNING: ({ primaryParticipantAcceptComplete }) =>
      primaryParticipantAcceptComplete ? 'complete' : 'notary/intro', // STATUS-42, STATUS-59
    APPRAISAL_REVIEW_COMPLETE: DEAD_END, // STATUS-43
    CREDIT_ERROR: DEAD_END, // STATUS-44
    CREDIT_MINOR: DEAD_END, // STATUS-45
    CREDIT_DATA_MISSING_OR_INVALID: DEAD_END, // STATUS-46
    FACTA_REVIEW: DEAD_END, // STATUS-47
    HOLD_FOR_APPRAISAL_REVIEW: DEAD_END, // STATUS-48
    ORDER_FULL_TITLE: DEAD_END, // STATUS-49
    UNKNOWN: DEAD_END, // STATUS-50
    LIEN_ATTESTATION: 'liens', // STATUS-52
    LIEN_VERIFICATION: 'liens', // STATUS-53
    LIEN_VERIFICATION_INQUIRY: 'liens', // STATUS-54
    CO_DEED_REQ: 'signing/additional', // STATUS-55
    GEN_NOTARY_DISCLOSURE: 'notary/intro', // STATUS-56
    ATTORNEY_REVIEW: 'notary/intro', // STATUS-57
    NOTARY_WAITING_PERIOD: 'notary/intro', // STATUS-58
    MANUAL_DEED_SIGNING: 'notary/reserve-manual', // STATUS-60
    EMPLOYMENT_VERIFICATION: 'income/employer-verification', // STATUS-61
    OFFER_SELECTION: 'product/select', // STATUS-62
    ONSITE_APPRAISAL_BORROWER_PAYMENT: 'hold', // STATUS-63
    ONSITE_APPRAISAL_PENDING: 'hold', // STATUS-64
    COMPLETE: MAIN_SITE, // STATUS-65
    CANCELLED: MAIN_SITE, // STATUS-66
  }),
);

/** Groups whose members the specification does not list. */
const groups: readonly (readonly [prefix: string, screen: Screen])[] = [
  ['NAV_ESTIMATE', 'bpo/estimate-value'], // STATUS-27
  ['BPO_ORDER_REQUEST', valuationScreen], // STATUS-30 to STATUS-32
  ['NAV_BPO_ORDER_REQUEST', valuationScreen],
  ['FINAL_TITLE_', 'bpo/hold'], // STATUS-34
];

const screenOf = (checklistStatus: string): Screen | undefined =>
  screens.get(checklistStatus) ??
  groups.find(([prefix]) => checklistStatus.startsWith(prefix))?.[1];

/** Statuses without a screen while the lender works. */
const waiting = new Set(['GEN_NOTE_SIGNING', 'HARD_CREDIT_PULL']);

/** Whether the lender is still working, so that the status is polled (ROUTING-02, A-38). */
export const isWaiting = ({
  checklistStatus,
}: Readonly<Pick<ApplicationStatus, 'checklistStatus'>>): boolean =>
  waiting.has(checklistStatus) ||
  (/_(?:IN_PROGRESS|PROCESSING)$/.test(checklistStatus) && screenOf(checklistStatus) === undefined);

/** A status that still waits after the last poll counts as UNKNOWN (POLL-03, POLL-04). */
export const afterPollingTimeout = (status: Readonly<ApplicationStatus>): ApplicationStatus =>
  !isWaiting(status) || status.checklistStatus === 'GEN_NOTE_SIGNING'
    ? status
    : { ...status, checklistStatus: 'UNKNOWN' };

const decline = 'error/decline';
const DISCLOSURES = 'document/disclosures';

/** A decline redirects from none of these screens (ROUTING-04, A-45, A-46). */
const staysWhenDeclined = new Set([DISCLOSURES, decline, 'error/credit', 'error/income']);

/** The screen to which a decline redirects from this screen, or `null`. */
export const declineDestination = (
  { uwDecision }: Readonly<Pick<ApplicationStatus, 'uwDecision'>>,
  path: string,
): string | null => (uwDecision === 'DECLINE' && !staysWhenDeclined.has(path) ? decline : null);

/** Whether the borrower reads the written notice of a decline here, without a redirect (ROUTING-04). */
export const isDeclineNoticeScreen = (
  { checklistStatus, uwDecision }: Readonly<ApplicationStatus>,
  path: string,
): boolean => path === DISCLOSURES && (uwDecision === 'DECLINE' || checklistStatus === 'DECLINED');

/** `from` of the offers' URL, by the path of the previous screen (ROUTING-03, A-44). */
const origins: readonly (readonly [start: string, origin: OfferOrigin])[] = [
  ['income/', 'income'],
  ['product/assets', 'assets'],
  ['product/prequal-winback', 'winback'],
  ['start/app-summary', 'summary'],
  ['bpo/', 'valuation'],
  ['register', 'registration'],
];

const originOf = (path: string | null) =>
  origins.find(([start]) => path?.startsWith(start))?.[1] ?? null;

function offerQuery({ uwDecision }: Readonly<ApplicationStatus>, cameFrom: string | null) {
  const from = originOf(cameFrom);
  return { ...(from ? { from } : {}), ...(uwDecision ? { uwDecision } : {}) };
}

/** error/timeout for an unknown status (STATUS-51). `cameFrom` is the path of the previous screen. */
export function destinationOf(
  status: Readonly<ApplicationStatus>,
  application: Readonly<RoutedApplication>,
  cameFrom: string | null = null,
): Destination {
  const screen = screenOf(status.checklistStatus) ?? DEAD_END;
  const path = typeof screen === 'function' ? screen(status, application) : screen;
  if (path === MAIN_SITE) return { kind: 'mainSite', path };
  const query = status.checklistStatus === 'OFFER_SELECTION' ? offerQuery(status, cameFrom) : {};
  return { kind: 'screen', path, query };
}
