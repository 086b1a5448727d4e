import { ApiError, isTransient } from '#sagas/api/apiError.ts';
import { readApplication } from '#sagas/api/contract/application.ts';
import { leaveActions } from '#sagas/application/sendingStep.ts';
import { polling, startPace } from '#sagas/control/polling.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, race, select, take, takeLatest, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { applicationFailed, statusFailed } from '#store/application/core/slice.ts';
import { selectApplicationFailure, selectRoutingFailure } from '#store/application/core/state.ts';
import { isServerFault } from '#store/remote.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';
import { retryRequested } from '#store/shell/slice.ts';

/** Our choice: notices soon that the lender is back, and stops asking after ten minutes (S7). */
const OUTAGE = { reads: 40, firstPauseMs: 15_000, longestPauseMs: 15_000 };

/** Whether the failure page is open because the lender doesn't respond. */
function* hasOutage() {
  const failure =
    (yield* select(selectApplicationFailure)) ?? (yield* select(selectRoutingFailure));
  return failure !== null && (failure.kind === 'offline' || isServerFault(failure));
}

/** Whether the lender responds again. A refusal counts, because the page has to show it. */
function* isBack(ports: Ports, uuid: string): SagaGenerator<boolean> {
  try {
    yield* send(ports, readApplication, { path: { uuid } });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return !isTransient(error);
  }
}

/** Polls behind the failure page, which doesn't change, and opens the application when it is readable (S5). */
function* reopenWhenBack(ports: Ports): SagaGenerator<void> {
  const uuid = yield* select(selectUuidInHand);
  if (uuid === null || !(yield* call(hasOutage))) return;
  const isOver = yield* polling(ports, startPace(OUTAGE), {
    ask: () => isBack(ports, uuid),
    isDone: (isThere) => isThere,
  });
  if (isOver === true) yield* put(retryRequested());
}

/** If an application couldn't be opened, opens it as soon as the lender responds again (S5). */
export function* watchOutage(ports: Ports): SagaGenerator<void> {
  yield* takeLatest([applicationFailed, statusFailed], function* () {
    yield* race([call(reopenWhenBack, ports), take([...leaveActions, retryRequested])]);
  });
}
