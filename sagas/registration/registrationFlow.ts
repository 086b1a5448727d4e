import type { Action } from '@reduxjs/toolkit';

import { call, put, select, takeEvery, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { chainFailed } from '#store/registration/chain/slice.ts';
import { propertySubmitted } from '#store/registration/answers.ts';
import {
  accountForgotten,
  accountSubmitted,
  registrationSubmitted,
} from '#store/registration/slice.ts';
import { frontier, stepAnsweredBy } from '#store/registration/steps.ts';
import type { StepId } from '#store/registration/questions.ts';
import {
  selectAddressAfter,
  selectStepAddress,
  selectPropertyBlock,
  selectStep,
  selectFlowContext,
} from '#store/registration/flow.ts';
import { linkFollowed, redirected } from '#store/shell/slice.ts';

import { isServedElsewhere } from './stateModals.ts';

/** Whether the property may continue: state modals first (C-19, C-20), then the originator's license (ELIG-06). */
function* isPropertyAccepted(state: string): SagaGenerator<boolean> {
  if (yield* call(isServedElsewhere, state)) return false;
  return (yield* select(selectPropertyBlock)) === null;
}

function* openNextStep(step: StepId) {
  const to = yield* select(selectAddressAfter, step);
  if (to !== null) yield* put(linkFollowed({ to, replace: false }));
}

/** Continues after account-setup, and after the last open question. */
function* continueToSubmit(passwords: { handle: string | null }) {
  const context = yield* select(selectFlowContext);
  const open = frontier(context);
  if (open !== null) {
    yield* put(linkFollowed({ to: yield* select(selectStepAddress, open), replace: false }));
    return;
  }
  const { termPrivacyConsent, communicationConsent } = context.draft;
  const consents = { termPrivacyConsent, communicationConsent };
  yield* put(registrationSubmitted({ contact: null, consents, passwordHandle: passwords.handle }));
}

/**
 * If a registration fails after account-setup, its password is used up. A question has no password field, so the user
 * goes to the password step, which shows the failure. Account-setup has its own field.
 */
function* askForPasswordAgain({ payload: { step } }: ReturnType<typeof chainFailed>) {
  const { draft } = yield* select(selectFlowContext);
  if (step !== 'register' || !draft.isAccountSetUp) return;
  const isAtQuestion = (yield* select(selectStep)) !== null;
  yield* put(accountForgotten());
  if (isAtQuestion)
    yield* put(redirected({ to: yield* select(selectStepAddress, 'password'), replace: false }));
}

/** Whether an action answers a question other than the property's, which needs a check first. */
const isLaterAnswer = (action: Action) =>
  !propertySubmitted.match(action) && stepAnsweredBy(action) !== null;

/** Leads from each step to the next in the order of the table (REG-SEQ-01 to REG-SEQ-07). */
export function* watchRegistrationSteps(ports: Ports): SagaGenerator<void> {
  /** The password of account-setup stays in the vault until the questions are done. */
  const passwords: { handle: string | null } = { handle: null };

  function* stepAnswered(step: StepId) {
    const context = yield* select(selectFlowContext);
    if (context.draft.isAccountSetUp && frontier(context) === null)
      yield* call(continueToSubmit, passwords);
    else yield* call(openNextStep, step);
  }

  yield* takeLeading(propertySubmitted, function* ({ payload }) {
    if (yield* call(isPropertyAccepted, payload.property.state))
      yield* call(() => stepAnswered('propertyAddress'));
  });
  yield* takeEvery(isLaterAnswer, function* (action: Action) {
    const step = stepAnsweredBy(action);
    if (step) yield* call(() => stepAnswered(step.id));
  });
  yield* takeEvery(chainFailed, askForPasswordAgain);
  yield* takeEvery(accountSubmitted, function* ({ payload }) {
    ports.vault.forget(passwords.handle);
    passwords.handle = payload.passwordHandle;
    yield* call(continueToSubmit, passwords);
  });
}
