import type { Action } from '@reduxjs/toolkit';

import type { StepName } from '#store/application/core/features.ts';
import type { ApplicationScreenId } from '#store/application/core/screens.ts';
import { failureOf, throwBug } from '#sagas/api/apiError.ts';
import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import type { readStatus } from '#sagas/api/contract/application.ts';
import { call, put, race, select, take, type SagaGenerator } from '#sagas/effects.ts';
import { selectApplicationState, type DraftId } from '#store/application/core/state.ts';
import {
  stepFailed,
  routingRequested,
  stepReset,
  stepSent,
  stepStarted,
} from '#store/application/core/slice.ts';
import { isRefusedWith } from '#store/failureMessages.ts';
import type { RootState } from '#store/index.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';
import type { ModalId } from '#store/shell/modals.ts';
import { locationChanged, modalClosed, modalOpened, toastShown } from '#store/shell/slice.ts';

/** The actions that cancel a screen's request (FT-06, FT-30). */
export const leaveActions = [locationChanged, loggedOut];

const MOVED = 'We moved you to your current step.';

export interface SentStep<Answer> {
  readonly step: StepName;
  /** The screen whose unsaved answers this step saves, except what the user typed since. Null saves none. */
  readonly screen: DraftId | null;
  readonly ask: (uuid: string) => SagaGenerator<Answer>;
}

const selectDraft = (state: RootState, screen: DraftId | null) =>
  screen === null ? undefined : selectApplicationState(state).unsaved[screen];

function* sendStep<Answer>({ step, screen, ask }: SentStep<Answer>, uuid: string) {
  try {
    const sent = yield* select(selectDraft, screen);
    const answer = yield* call(ask, uuid);
    const isAsSent = (yield* select(selectDraft, screen)) === sent;
    yield* put(stepSent({ step, screen: isAsSent ? screen : null }));
    return answer;
  } catch (error) {
    const failure = failureOf(error, step);
    if (isRefusedWith(failure, 'STEP_NOT_OPEN')) {
      yield* put(stepReset());
      yield* put(toastShown({ tone: 'info', text: MOVED }));
      yield* put(routingRequested({ uuid }));
    } else {
      yield* put(stepFailed({ step, failure }));
      throwBug(error);
    }
    return null;
  }
}

/**
 * Sends a step and reports its outcome. Returns null if the lender didn't accept it. If the step is already over, goes
 * to the current one (F-03). Leaving the screen cancels it (FT-06, FT-30). A request repeated after a lost response
 * takes effect once (FT-02).
 */
export const sendingStep = <Answer>(step: SentStep<Answer>) =>
  call(function* (): SagaGenerator<Answer | null> {
    const uuid = yield* select(selectUuidInHand);
    if (uuid === null) return null;
    yield* put(stepStarted({ step: step.step }));
    const { answer, left } = yield* race({
      answer: call(sendStep<Answer>, step, uuid),
      left: take(leaveActions),
    });
    if (left) yield* put(stepReset());
    return answer ?? null;
  });

/** A step that ends a screen: its own, or another one whose answers stay unsaved. */
export type FinishingStep = SentStep<AnswerOf<typeof readStatus>> & {
  readonly screen: ApplicationScreenId | null;
  readonly from?: ApplicationScreenId;
  /** Tells the user that the application is over before the routing leads to the main site (STATUS-66). */
  readonly modal?: 'applicationCancelled' | 'lineCancelled';
};

const isClosed = (id: ModalId) => (action: Action) =>
  modalClosed.match(action) && action.payload.id === id;

/** Opens a modal until it closes. Returns false if the borrower leaves in the meantime. */
function* showModal(id: NonNullable<FinishingStep['modal']>): SagaGenerator<boolean> {
  yield* put(modalOpened({ id }));
  const { left } = yield* race({ closed: take(isClosed(id)), left: take(leaveActions) });
  return left === undefined;
}

/** Sends a step whose response is the status, and follows the checklist from there (F-03). */
export const finishingStep = (step: FinishingStep) =>
  call(function* (): SagaGenerator<boolean> {
    const status = yield* sendingStep(step);
    const uuid = yield* select(selectUuidInHand);
    if (status === null || uuid === null) return false;
    if (step.modal !== undefined && !(yield* call(showModal, step.modal))) return true;
    const from = step.screen ?? step.from ?? null;
    yield* put(routingRequested({ uuid, from, answered: status.checklistStatus }));
    return true;
  });
