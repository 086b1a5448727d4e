import type { Action } from '@reduxjs/toolkit';

import { throwBug } from '#sagas/api/apiError.ts';
import { readApplication } from '#sagas/api/contract/application.ts';
import { saveSummary } from '#sagas/api/contract/summary.ts';
import { closeModal } from '#sagas/page/closeModal.ts';
import { leavings, sendingStep } from '#sagas/application/sendingStep.ts';
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
} from '#store/application/actions.ts';
import { selectLenderData, lenderDataInvalidated } from '#store/application/lenderDataSlice.ts';
import { selectStatus } from '#store/application/selectors.ts';
import {
  applicationReceived,
  screenDraftDropped,
  routingRequested,
} from '#store/application/slice.ts';
import {
  changedAnswers,
  checksOffer,
  editScreen,
  SUMMARY_SCREEN,
  type EditStep,
  type Summary,
  type SummaryChanges,
} from '#store/application/summary/summary.ts';
import { selectEditedFrom, selectSummary } from '#store/application/summary/selectors.ts';
import { applicationPath } from '#store/shell/screens.ts';
import { selectAddressedUuid, selectMatch } from '#store/shell/selectors.ts';
import { locationChanged, modalClosed, modalOpened, redirected } from '#store/shell/slice.ts';
import { applicationOf } from '#sagas/application/open.ts';
import { wireChanges } from '#sagas/api/mappers/summary.ts';

const MODAL = 'changeChecksOffer';

const isKept = (action: Action) => modalClosed.match(action) && action.payload.id === MODAL;

/** An offer that is checked again can get worse, so the borrower decides, knowing it. */
function* askFirst(): SagaGenerator<boolean> {
  yield* put(modalOpened({ id: MODAL }));
  const { confirmed, kept } = yield* race({
    confirmed: take(summaryEditConfirmed),
    kept: take(isKept),
    left: take(leavings),
  });
  if (!kept) yield* call(() => closeModal(MODAL));
  return confirmed !== undefined;
}

/** What other screens know of the person is what was just saved; without an answer it is so at the next visit. */
function* readAgain(ports: Ports, uuid: string) {
  try {
    const wire = yield* send(ports, readApplication, { path: { uuid } });
    yield* put(applicationReceived(applicationOf(wire)));
  } catch (error) {
    throwBug(error);
  }
}

/** Saves the answers; whether the application moved with them. */
function* save(ports: Ports, uuid: string, changes: SummaryChanges) {
  const before = yield* select(selectStatus);
  const body = wireChanges(changes);
  const saved = yield* send(ports, saveSummary, { path: { uuid }, body });
  // Who saves again after a lost answer changes nothing, and yet the first time moved the application (FT-02).
  const isMoved = saved.offerAffected || saved.checklistStatus !== before?.checklistStatus;
  if (!isMoved) yield* call(readAgain, ports, uuid);
  return isMoved;
}

function* goBack() {
  const uuid = yield* select(selectAddressedUuid);
  if (uuid === null) return;
  const path = yield* select(selectEditedFrom);
  yield* put(redirected({ to: applicationPath(uuid, path), replace: false }));
}

/** The answer stays as it was, and what was typed is forgotten. */
function* leave(step: EditStep) {
  yield* put(screenDraftDropped({ screen: editScreen(step) }));
  yield* call(goBack);
}

/** What is new to the lender: all of it, where an earlier try may or may not have arrived (FT-02). */
function* newAnswers(changes: SummaryChanges, summary: Summary) {
  const { stale } = yield* select(selectLenderData);
  return changedAnswers(changes, stale.includes('summary') ? {} : summary);
}

/** One question answered again: asked once more where it matters, saved, and on to where that leads (C-04). */
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
  // However that ended: what was read before it is not what the lender has.
  yield* put(lenderDataInvalidated({ names: ['summary'] }));
  const uuid = yield* select(selectAddressedUuid);
  if (isMoved === null || uuid === null) return;
  if (isMoved) {
    yield* put(routingRequested({ uuid, from: SUMMARY_SCREEN }));
    return;
  }
  yield* call(goBack);
}

/** Another tab may answer between two visits (FT-45): each begins with what the lender has. */
function* forgetVisit() {
  const match = yield* select(selectMatch);
  const { summary, stale } = yield* select(selectLenderData);
  const isKnown = summary.status === 'ready' && !stale.includes('summary');
  if (isKnown && match?.screen !== 'editAnswer')
    yield* put(lenderDataInvalidated({ names: ['summary'] }));
}

/** The questions of the registration, answered again (ROUTE-REG-15). */
export function* watchSummaryEdits(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(summaryEditRequested, edit, ports);
  yield* takeEvery(summaryEditCancelled, function* ({ payload }) {
    yield* call(leave, payload.step);
  });
  yield* takeEvery(locationChanged, forgetVisit);
}
