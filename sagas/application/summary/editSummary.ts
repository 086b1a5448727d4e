import type { Action } from '@reduxjs/toolkit';

import { screenAddress } from '#store/application/core/screens.ts';
import { readApplication } from '#sagas/api/contract/application.ts';
import { saveSummary } from '#sagas/api/contract/summary.ts';
import { closeModal } from '#sagas/page/closeModal.ts';
import { leaveActions, sendingStep } from '#sagas/application/sendingStep.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { send } from '#sagas/control/send.ts';
import {
  call,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLeading,
  type SagaGenerator,
} from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { isServedElsewhere } from '#sagas/registration/stateModals.ts';
import {
  summaryEditCancelled,
  summaryEditConfirmed,
  summaryEditRequested,
} from '#store/application/summary/actions.ts';
import {
  selectLenderData,
  lenderDataInvalidated,
} from '#store/application/core/lenderDataSlice.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import {
  applicationReceived,
  screenDraftDropped,
  routingRequested,
} from '#store/application/core/slice.ts';
import {
  changedAnswers,
  checksOffer,
  editScreen,
  type EditStep,
  type Summary,
  type SummaryChanges,
} from '#store/application/summary/summary.ts';
import { selectSummary } from '#store/application/summary/selectors.ts';
import { selectEditedFrom } from '#store/application/whole/screenSelectors.ts';
import { selectUuidInHand, selectMatch } from '#store/shell/selectors.ts';
import { locationChanged, modalClosed, modalOpened, redirected } from '#store/shell/slice.ts';
import { applicationOf } from '#sagas/application/open.ts';
import { wireChanges } from '#sagas/api/mappers/summary.ts';

const MODAL = 'changeChecksOffer';

const isDismissed = (action: Action) => modalClosed.match(action) && action.payload.id === MODAL;

/** Asks the borrower to confirm an edit that causes another check of the offer. */
function* askFirst(): SagaGenerator<boolean> {
  yield* put(modalOpened({ id: MODAL }));
  const { confirmed, dismissed } = yield* race({
    confirmed: take(summaryEditConfirmed),
    dismissed: take(isDismissed),
    left: take(leaveActions),
  });
  if (!dismissed) yield* call(() => closeModal(MODAL));
  return confirmed !== undefined;
}

/** Saves the answers. Returns whether the application moved on. */
function* save(ports: Ports, uuid: string, changes: SummaryChanges) {
  const before = yield* select(selectStatus);
  const body = wireChanges(changes);
  const saved = yield* send(ports, saveSummary, { path: { uuid }, body });
  // After a lost response, the repeated request changes nothing, but the first one may have moved the application
  // (FT-02).
  const isMoved = saved.offerAffected || saved.checklistStatus !== before?.checklistStatus;
  if (isMoved) return true;
  const wire = yield* nullOnFailure(() => send(ports, readApplication, { path: { uuid } }));
  if (wire !== null) yield* put(applicationReceived(applicationOf(wire)));
  return false;
}

function* goBack() {
  const uuid = yield* select(selectUuidInHand);
  if (uuid === null) return;
  const path = yield* select(selectEditedFrom);
  yield* put(redirected({ to: screenAddress(uuid, path), replace: false }));
}

function* leave(step: EditStep) {
  yield* put(screenDraftDropped({ screen: editScreen(step) }));
  yield* call(goBack);
}

/** Returns the changed answers, or all of them after an attempt with an unknown outcome (FT-02). */
function* newAnswers(changes: SummaryChanges, summary: Summary) {
  const { stale } = yield* select(selectLenderData);
  return changedAnswers(changes, stale.includes('summary') ? {} : summary);
}

/** Saves one edited answer, after a confirmation if it affects the offer, and follows the outcome (C-04). */
function* edit(ports: Ports, { payload }: ReturnType<typeof summaryEditRequested>) {
  const { step, changes } = payload;
  const summary = yield* select(selectSummary);
  if (summary === null) return;
  const changed = yield* call(newAnswers, changes, summary);
  if (Object.keys(changed).length === 0) {
    yield* call(leave, step);
    return;
  }
  const state = changed.propertyAddress?.state;
  if (state !== undefined && (yield* call(isServedElsewhere, state))) return;
  if (checksOffer(changed) && !(yield* call(askFirst))) return;

  const isMoved = yield* sendingStep({
    step: 'summaryEdit',
    screen: editScreen(step),
    ask: (uuid) => call(save, ports, uuid, changed),
  });
  // Whatever the outcome, the summary is stale.
  yield* put(lenderDataInvalidated({ names: ['summary'] }));
  const uuid = yield* select(selectUuidInHand);
  if (isMoved === null || uuid === null) return;
  if (isMoved) yield* put(routingRequested({ uuid, from: 'startSummary' }));
  else yield* call(goBack);
}

/** Marks the summary as stale, so each visit reads it again. Another tab may edit it between two visits (FT-45). */
function* invalidateSummary() {
  const match = yield* select(selectMatch);
  const { summary, stale } = yield* select(selectLenderData);
  const isKnown = summary.status === 'ready' && !stale.includes('summary');
  if (isKnown && match?.screen !== 'editAnswer')
    yield* put(lenderDataInvalidated({ names: ['summary'] }));
}

/** Edits of registration answers (ROUTE-REG-15). */
export function* watchSummaryEdits(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(summaryEditRequested, edit, ports);
  yield* takeEvery(summaryEditCancelled, ({ payload }) => leave(payload.step));
  yield* takeEvery(locationChanged, invalidateSummary);
}
