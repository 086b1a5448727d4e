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
import { routingCompleted, statusFailed, routingRequested } from '#store/application/slice.ts';
import { selectLoaderMessages, selectSwitches } from '#store/org/selectors.ts';
import { isDone, isRefusedForGood, type Chain } from '#store/registration/chain/chain.ts';
import { chainFailed, chainFinished } from '#store/registration/chain/slice.ts';
import { isStateRefused } from '#store/registration/eligibility.ts';
import { selectChain } from '#store/registration/selectors.ts';
import type { Failure } from '#store/remote.ts';
import { applicationPath } from '#store/shell/screens.ts';
import {
  modalOpened,
  redirected,
  processingAdvanced,
  processingEnded,
} from '#store/shell/slice.ts';

import { Broken, IdentityExists, Incomplete } from './interruptions.ts';
import { tellMadeBefore } from './createApplication.ts';
import { runSubmitChain } from './runSubmitChain.ts';
import { untilLeft } from './untilLeft.ts';

/** LOADER-06: the messages are spread over half a minute, and the last one is held. */
const PROCESSING_MS = 30_000;

const existingAccount: Failure = {
  kind: 'refused',
  status: 401,
  message: 'An account with this e-mail already exists. Log in to go on.',
  fields: [],
  code: 'IDENTITY_EXISTS',
  retryAfterMs: null,
};

const incomplete = ({ words, code }: Incomplete): Failure => ({
  kind: 'refused',
  status: 422,
  message: words,
  fields: [],
  code,
  retryAfterMs: null,
});

function* tellBroken(ports: Ports, { link, cause }: Broken) {
  if (cause instanceof IdentityExists) {
    yield* put(chainFailed({ link, failure: existingAccount }));
    const { isMain } = yield* select(selectSwitches);
    if (isMain)
      yield* put(modalOpened({ id: 'accountExists', reason: 'registered', organizations: [] }));
    return;
  }
  if (!(cause instanceof ApiError)) {
    ports.report(cause);
    // A bug leaves nobody under a spinner: the answers are kept, and the next press goes on there (S1, S4).
    const failure = cause instanceof Incomplete ? incomplete(cause) : failureOf(cause, link);
    yield* put(chainFailed({ link, failure }));
    return;
  }
  const { failure } = cause;
  yield* put(chainFailed({ link, failure }));
  const isUnknownRefusal =
    link === 'create' &&
    isRefusedForGood(failure) &&
    !cause.endsSession &&
    !isStateRefused(failure); // MSG-SUB-06
  if (isUnknownRefusal) yield* put(modalOpened({ id: 'createRefused' })); // MSG-SUB-05
}

function* rotateMessages() {
  const messages = yield* select(selectLoaderMessages);
  for (let message = 0; message < messages.length; message += 1) {
    yield* put(processingAdvanced({ message }));
    yield* delay(PROCESSING_MS / messages.length);
  }
}

/** Whoever goes back waits no longer: the page is theirs again. */
function* freeThePage(messages: Task): SagaGenerator<void> {
  yield* call(untilLeft);
  yield* cancel(messages);
  yield* put(processingEnded());
}

/** One press of the last button. */
export interface Submission {
  /** The chain as it was before. */
  readonly before: Chain;
  readonly passwordHandle: string | null;
  /** The user goes on to a sign-in page though the browser does not keep the answers. */
  readonly acceptsLoss: boolean;
}

/** The submit chain (SUBMIT-01 to SUBMIT-10): from the last answer to the screen of the status. */
export function* submitRegistration(
  ports: Ports,
  { before, passwordHandle, acceptsLoss }: Submission,
): SagaGenerator<void> {
  const run = {
    passwordHandle,
    acceptsLoss,
    isResumed: before.startedAt !== null && isDone(before, 'canStart'),
  };
  if (before.applicationUuid !== null && before.acceptedAt === null) yield* call(tellMadeBefore);
  const messages = yield* fork(rotateMessages);
  const leaving = yield* fork(freeThePage, messages);
  try {
    const stop = yield* call(runSubmitChain, ports, run, leaving);
    const { status, applicationUuid } = yield* select(selectChain);
    if (stop === null && applicationUuid !== null) {
      yield* put(chainFinished());
      yield* put(routingRequested({ uuid: applicationUuid, from: 'register-v2' }));
      const { type } = yield* take([routingCompleted, statusFailed]);
      // The application is there; its own address says that the way on could not be read, and asks again.
      if (type === statusFailed.type)
        yield* put(redirected({ to: applicationPath(applicationUuid), replace: true }));
    } else if (stop !== null && status === 'running')
      yield* put(chainFailed({ link: stop.stoppedAt, failure: null }));
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    yield* call(tellBroken, ports, error);
  } finally {
    yield* cancel([messages, leaving]);
    yield* put(processingEnded());
  }
}
