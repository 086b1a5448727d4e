import type { Task } from 'redux-saga';

import { ApiError, failureOf } from '#sagas/api/apiError.ts';
import {
  call,
  cancel,
  delay,
  fork,
  put,
  select,
  take,
  type SagaGenerator,
} from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { routingCompleted, statusFailed, routingRequested } from '#store/application/core/slice.ts';
import { selectLoaderMessages } from '#store/org/loaderMessages.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import { isDone, type Chain } from '#store/registration/chain/chain.ts';
import { chainFailed, chainFinished } from '#store/registration/chain/slice.ts';
import { isStateRefused } from '#store/registration/refusedState.ts';
import { selectChain, selectIsWaitlisted } from '#store/registration/flow.ts';
import { settlesKey, type Failure } from '#store/remote.ts';
import { applicationPath } from '#store/shell/screens.ts';
import {
  modalOpened,
  redirected,
  processingAdvanced,
  processingEnded,
} from '#store/shell/slice.ts';

import { ChainStepFailed, IdentityExists, Incomplete } from './interruptions.ts';
import { notifyEarlierAnswers } from './createApplication.ts';
import { runSubmitChain } from './runSubmitChain.ts';
import { untilStepLeft } from './untilStepLeft.ts';

export { showExistingApplication } from './canStart.ts';

/** LOADER-06: the messages take half a minute, and then the last one stays. */
const PROCESSING_MS = 30_000;

const refusal = (status: number, code: string, message: string): Failure => ({
  kind: 'refused',
  status,
  message,
  fields: [],
  code,
  retryAfterMs: null,
});

const ACCOUNT_EXISTS = 'An account with this email already exists. Log in to continue.';

function* handleStepFailure(ports: Ports, { step, cause }: ChainStepFailed) {
  if (cause instanceof IdentityExists) {
    yield* put(chainFailed({ step, failure: refusal(401, 'IDENTITY_EXISTS', ACCOUNT_EXISTS) }));
    const { isMain } = yield* select(selectSwitches);
    if (isMain)
      yield* put(modalOpened({ id: 'accountExists', reason: 'registered', organizations: [] }));
    return;
  }
  if (!(cause instanceof ApiError)) {
    ports.report(cause);
    // After a bug, the loader closes, and the next submit resumes from there (S1, S4).
    const failure =
      cause instanceof Incomplete ? refusal(422, cause.code, cause.words) : failureOf(cause, step);
    yield* put(chainFailed({ step, failure }));
    return;
  }
  const { failure } = cause;
  yield* put(chainFailed({ step, failure }));
  const isUnknownRefusal =
    step === 'create' && settlesKey(failure) && !cause.endsSession && !isStateRefused(failure); // MSG-SUB-06
  if (isUnknownRefusal) yield* put(modalOpened({ id: 'createRefused' })); // MSG-SUB-05
}

function* rotateMessages() {
  if (yield* select(selectIsWaitlisted)) return;
  const messages = yield* select(selectLoaderMessages);
  for (let message = 0; message < messages.length; message += 1) {
    yield* put(processingAdvanced({ message }));
    yield* delay(PROCESSING_MS / messages.length);
  }
}

function* endProcessingOnLeave(messages: Task): SagaGenerator<void> {
  yield* call(untilStepLeft);
  yield* cancel(messages);
  yield* put(processingEnded());
}

export interface Submission {
  readonly before: Chain;
  readonly passwordHandle: string | null;
  /** Whether the user accepts that the browser doesn't store the answers during the sign-in. */
  readonly acceptsLoss: boolean;
}

/** Runs the submit chain, from the last answer to the first screen of the application (SUBMIT-01 to SUBMIT-10). */
export function* submitRegistration(
  ports: Ports,
  { before, passwordHandle, acceptsLoss }: Submission,
): SagaGenerator<void> {
  const run = {
    passwordHandle,
    acceptsLoss,
    isResumed: before.startedAt !== null && isDone(before, 'canStart'),
  };
  if (before.applicationUuid !== null && before.acceptedAt === null)
    yield* call(notifyEarlierAnswers);
  const messages = yield* fork(rotateMessages);
  const leaving = yield* fork(endProcessingOnLeave, messages);
  try {
    const stop = yield* call(runSubmitChain, ports, run, leaving);
    const { status, applicationUuid } = yield* select(selectChain);
    if (stop === null && applicationUuid !== null) {
      yield* put(chainFinished());
      yield* put(routingRequested({ uuid: applicationUuid, from: 'registration' }));
      const { type } = yield* take([routingCompleted, statusFailed]);
      // The application's entry screen shows the failed routing and retries it.
      if (type === statusFailed.type)
        yield* put(redirected({ to: applicationPath(applicationUuid), replace: true }));
    } else if (stop !== null && status === 'running')
      yield* put(chainFailed({ step: stop.lastStep, failure: null }));
  } catch (error) {
    if (!(error instanceof ChainStepFailed)) throw error;
    yield* call(handleStepFailure, ports, error);
  } finally {
    yield* cancel([messages, leaving]);
    yield* put(processingEnded());
  }
}
