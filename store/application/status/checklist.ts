import type { RoutedApplication } from '#store/application/core/application.ts';
import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';
import {
  screenOf,
  type ApplicationScreenId,
  type PreviousScreen,
} from '#store/application/core/screens.ts';
import type { OfferOrigin } from '#store/application/offers/origins.ts';

import { statusRow } from './statuses.ts';
import { MAIN_SITE_HOME } from './statusRow.ts';

export type Destination =
  | { kind: 'screen'; screen: ApplicationScreenId; query: Readonly<Record<string, string>> }
  | { kind: 'mainSite'; path: '/' };

/** Whether the lender is still working, so the status is polled (ROUTING-02, A-38). */
export function isWaiting({
  checklistStatus,
}: Readonly<Pick<ApplicationStatus, 'checklistStatus'>>): boolean {
  const row = statusRow(checklistStatus);
  return row === null
    ? /_(?:IN_PROGRESS|PROCESSING)$/.test(checklistStatus)
    : row.isPolled === true;
}

/** Turns a status that still waits after the last poll into UNKNOWN (POLL-03, POLL-04). */
export const afterPollingTimeout = (status: Readonly<ApplicationStatus>): ApplicationStatus =>
  !isWaiting(status) || status.checklistStatus === 'GEN_NOTE_SIGNING'
    ? status
    : { ...status, checklistStatus: 'UNKNOWN' };

/** The status's fields that decide the screen, in addition to its checklist status. */
const routingFields = [
  'uwDecision',
  'waitingOnFloodCert',
  'bpo',
  'manualNotary',
  'primaryParticipantAcceptComplete',
] as const;

/** Whether two statuses lead to the same screen. After the last poll, all waits are equal (POLL-04). */
export const isSameRouting = (
  one: Readonly<ApplicationStatus>,
  other: Readonly<ApplicationStatus>,
): boolean =>
  afterPollingTimeout(one).checklistStatus === afterPollingTimeout(other).checklistStatus &&
  routingFields.every((field) => one[field] === other[field]);

/** Screens that a decline doesn't redirect from (ROUTING-04, A-45, A-46). */
const staysWhenDeclined = new Set<ApplicationScreenId | null>([
  'documentDisclosures',
  'errorDecline',
  'errorCredit',
  'errorIncome',
]);

/** Returns the screen that a decline redirects to, or `null`. */
export const declineDestination = (
  { uwDecision }: Readonly<Pick<ApplicationStatus, 'uwDecision'>>,
  screen: ApplicationScreenId | null,
): ApplicationScreenId | null =>
  uwDecision === 'DECLINE' && !staysWhenDeclined.has(screen) ? 'errorDecline' : null;

/** Whether the borrower reads the decline notice here, without a redirect (ROUTING-04). */
export const isDeclineNoticeScreen = (
  { checklistStatus, uwDecision }: Readonly<ApplicationStatus>,
  screen: ApplicationScreenId | null,
): boolean =>
  screen === 'documentDisclosures' && (uwDecision === 'DECLINE' || checklistStatus === 'DECLINED');

const originOf = (previous: PreviousScreen | null): OfferOrigin | undefined =>
  previous === null || previous === 'registration'
    ? (previous ?? undefined)
    : screenOf(previous).offerOrigin;

function offerQuery({ uwDecision }: Readonly<ApplicationStatus>, cameFrom: PreviousScreen | null) {
  const from = originOf(cameFrom);
  return { ...(from ? { from } : {}), ...(uwDecision ? { uwDecision } : {}) };
}

/** Returns error/timeout for an unknown status (STATUS-51). */
export function destinationOf(
  status: Readonly<ApplicationStatus>,
  application: Readonly<RoutedApplication>,
  cameFrom: PreviousScreen | null = null,
): Destination {
  const { screen: own = 'errorTimeout' } = statusRow(status.checklistStatus) ?? {};
  const screen = typeof own === 'function' ? own(status, application) : own;
  if (screen === MAIN_SITE_HOME) return { kind: 'mainSite', path: screen };
  const query = status.checklistStatus === 'OFFER_SELECTION' ? offerQuery(status, cameFrom) : {};
  return { kind: 'screen', screen, query };
}
