import { failureOf, throwBug } from '#sagas/api/apiError.ts';
import { readStatus } from '#sagas/api/contract/application.ts';
import { all, call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import {
  afterPollingTimeout,
  declineDestination,
  destinationOf,
  isDeclineNoticeScreen,
  isWaiting,
  type Destination,
} from '#store/application/status/checklist.ts';
import type { RoutedApplication } from '#store/application/core/application.ts';
import {
  screenAddress,
  signerAddress,
  type PreviousScreen,
} from '#store/application/core/screens.ts';
import { selectRoutedApplication, selectStatus } from '#store/application/core/selectors.ts';
import {
  routingCompleted,
  statusFailed,
  type routingRequested,
} from '#store/application/core/slice.ts';
import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';
import type { ChecklistStatus } from '#store/application/core/checklistStatus.ts';
import { selectChain } from '#store/registration/flow.ts';
import { registrationDropped } from '#store/registration/slice.ts';

import { selectIsSignersArea } from '#store/shell/selectors.ts';
import { redirected } from '#store/shell/slice.ts';
import { nextOfSigner } from '#sagas/application/signer/signingRequest.ts';
import { loadRecord } from '#sagas/application/open.ts';
import { leaveFor } from '#sagas/navigation/exits.ts';
import { polling, startPace } from '#sagas/control/polling.ts';
import { retrying } from '#sagas/control/retrying.ts';

import { loadStatus, receiveStatus } from './loadStatus.ts';

/** POLL-01, POLL-02 */
const PACE = { reads: 20, firstPauseMs: 500, longestPauseMs: 2_500 };
/** POLL-05, A-39: polls until two reads agree. */
const STABLE = { reads: 10, firstPauseMs: 500, longestPauseMs: 2_500 };
/** Retries a failed read once, because polling already is a retry (C-10). */
const SINGLE_RETRY = { attempts: 2, firstPauseMs: 500, isRead: true };

/**
 * Polls while the lender works, and then until two reads agree, with one limit for all reads (FT-12). The status in the
 * response to a step counts as a read.
 */
export function* awaitStableStatus(
  ports: Ports,
  uuid: string,
  answered?: ChecklistStatus,
): SagaGenerator<ApplicationStatus> {
  const left = { waiting: PACE.reads, stable: STABLE.reads };
  const ask = () => retrying(SINGLE_RETRY, () => call(loadStatus, ports, uuid));
  const isDone = (status: ApplicationStatus) => {
    if (isWaiting(status)) left.waiting -= 1;
    return !isWaiting(status);
  };
  let status = yield* call(ask);
  if (status.checklistStatus === answered && !isWaiting(status)) return status;
  for (;;) {
    if (!isDone(status))
      status =
        (yield* polling(ports, startPace({ ...PACE, reads: left.waiting }), { ask, isDone })) ??
        status;
    if (isWaiting(status)) return afterPollingTimeout(status);

    let before = status;
    const agrees = (next: ApplicationStatus) => {
      left.stable -= 1;
      const isOver = isWaiting(next) || next.checklistStatus === before.checklistStatus;
      before = next;
      return isOver;
    };
    status = yield* call(ask);
    if (!agrees(status))
      status =
        (yield* polling(ports, startPace({ ...STABLE, reads: left.stable }), {
          ask,
          isDone: agrees,
        })) ?? status;
    if (!isWaiting(status)) return status;
    if (left.stable <= 0) return afterPollingTimeout(status);
  }
}

/** Returns the destination: a decline first, then the table (ROUTING-01, ROUTING-04). */
export const nextDestination = (
  status: Readonly<ApplicationStatus>,
  application: Readonly<RoutedApplication>,
  from: PreviousScreen | null,
): Destination => {
  const left = from === 'registration' ? null : from;
  const declined = isDeclineNoticeScreen(status, left) ? left : declineDestination(status, left);
  return declined === null
    ? destinationOf(status, application, from)
    : { kind: 'screen', screen: declined, query: {} };
};

/** Leaves for the main site. Drops the registration of a finished application (F-15). */
function* leaveBehind(ports: Ports, uuid: string, path: string) {
  const { applicationUuid } = yield* select(selectChain);
  if (applicationUuid === uuid) yield* put(registrationDropped());
  yield* leaveFor(ports, path);
}

/** Reads the application. Its status counts if we know no other. */
function* readRecord(ports: Ports, uuid: string): SagaGenerator<void> {
  const status = yield* call(loadRecord, ports, uuid);
  if ((yield* select(selectStatus)) === null) yield* call(receiveStatus, ports, status);
}

/**
 * After every screen, reads the status, waits with backoff, and goes where the table says (ROUTING-01 to ROUTING-03).
 */
export function* followChecklist(
  ports: Ports,
  { payload }: ReturnType<typeof routingRequested>,
): SagaGenerator<void> {
  const { uuid, from = null, answered } = payload;
  try {
    const isSigner = yield* select(selectIsSignersArea);
    const { status } = yield* all({
      ...(!isSigner && { record: call(readRecord, ports, uuid) }),
      status: call(awaitStableStatus, ports, uuid, answered),
    });
    const destination = isSigner
      ? yield* call(nextOfSigner)
      : nextDestination(status, yield* select(selectRoutedApplication), from);
    if (destination.kind === 'mainSite') yield* call(leaveBehind, ports, uuid, destination.path);
    else {
      const { screen, query } = destination;
      const to = isSigner
        ? signerAddress(screen, { query })
        : screenAddress(uuid, screen, { query });
      yield* put(redirected({ to, replace: from === null }));
    }
    yield* put(routingCompleted());
  } catch (error) {
    yield* put(statusFailed(failureOf(error, readStatus.name)));
    throwBug(error);
  }
}
