import type { Action } from '@reduxjs/toolkit';

import { call, put, select, takeEvery, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { chainFailed } from '#store/registration/chain/slice.ts';
import {
  accountForgotten,
  accountSubmitted,
  propertySubmitted,
  registrationSubmitted,
} from '#store/registration/slice.ts';
import { frontier, stepAnsweredBy, type StepId } from '#store/registration/steps.ts';
import {
  selectAddressAfter,
  selectAddressOf,
  selectPropertyBlock,
  selectStep,
  selectFlowContext,
} from '#store/registration/flow.ts';
import { linkFollowed, redirected } from '#store/shell/slice.ts';

import { isServedElsewhere } from './stateModals.ts';

/**
 * What is looked at once the property's fields are right, in the order of screens.md: the state modals
 * (C-19, C-20), then the states of the referring originator (ELIG-06).
 */
function* mayGoOn(state: string): SagaGenerator<boolean> {
  if (yield* call(isServedElsewhere, state)) return false;
  return (yield* select(selectPropertyBlock)) === null;
}

function* goOnFrom(step: StepId) {
  const to = yield* select(selectAddressAfter, step);
  if (to !== null) yield* put(linkFollowed({ to, replace: false }));
}

/** After account-setup, and after the last question that account-setup left open. */
function* goOnToSubmit(passwords: { handle: string | null }) {
  const walk = yield* select(selectFlowContext);
  const open = frontier(walk);
  if (open !== null) {
    yield* put(linkFollowed({ to: yield* select(selectAddressOf, open), replace: false }));
    return;
  }
  const { draft } = walk;
  yield* put(
    registrationSubmitted({
      contact: null,
      consents: {
        termPrivacyConsent: draft.termPrivacyConsent,
        communicationConsent: draft.communicationConsent,
      },
      passwordHandle: passwords.handle,
    }),
  );
}

/**
 * A registration that failed after account-setup has used up its password. At a question there is no box for another,
 * so the person is taken to the step that has one, where the failure is told too; account-setup has its own.
 */
function* askForPasswordAgain({ payload: { link } }: ReturnType<typeof chainFailed>) {
  const { draft } = yield* select(selectFlowContext);
  if (link !== 'register' || !draft.isAccountSetUp) return;
  const isAtQuestion = (yield* select(selectStep)) !== null;
  yield* put(accountForgotten());
  if (isAtQuestion)
    yield* put(redirected({ to: yield* select(selectAddressOf, 'password'), replace: false }));
}

/** An answer that leads on whatever it says; the property is looked at first. */
const isLaterAnswer = (action: Action) =>
  !propertySubmitted.match(action) && stepAnsweredBy(action) !== null;

/** Continue: from each step to the next, in the order of the table (REG-SEQ-01 to REG-SEQ-07). */
export function* watchRegistrationSteps(ports: Ports): SagaGenerator<void> {
  /** The password of account-setup waits in the vault while the open questions are answered. */
  const passwords: { handle: string | null } = { handle: null };

  function* stepAnswered(step: StepId) {
    const { draft } = yield* select(selectFlowContext);
    if (draft.isAccountSetUp && frontier(yield* select(selectFlowContext)) === null)
      yield* call(goOnToSubmit, passwords);
    else yield* call(goOnFrom, step);
  }

  yield* takeLeading(propertySubmitted, function* ({ payload }) {
    const isOpen = yield* call(mayGoOn, payload.property.state);
    if (isOpen) yield* call(() => stepAnswered('propertyAddress'));
  });
  yield* takeEvery(isLaterAnswer, function* (action: Action) {
    const step = stepAnsweredBy(action);
    if (step) yield* call(() => stepAnswered(step.id));
  });
  yield* takeEvery(chainFailed, askForPasswordAgain);
  yield* takeEvery(accountSubmitted, function* ({ payload }) {
    ports.vault.forget(passwords.handle);
    passwords.handle = payload.passwordHandle;
    yield* call(goOnToSubmit, passwords);
  });
}
