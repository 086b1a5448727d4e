import type { Task } from 'redux-saga';

import { ApiError, failureOf } from '#sagas/api/apiError.ts';
import {
  call,
  cancel,
  delay,
  fork,
  join,
  put,
  race,
  select,
  take,
  takeLeading,
  type SagaGenerator,
} from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { CodeMissing, fetchCode, lazySaga, reloadForCode } from '#sagas/control/lazySaga.ts';
import { untilLogout } from '#sagas/control/untilLogout.ts';
import { checklistFollowed, statusFailed, routingRequested } from '#store/application/slice.ts';
import { selectLoaderMessages, selectSwitches } from '#store/org/selectors.ts';
import { isDone, isRefusedForGood, links, type Link } from '#store/registration/chain/chain.ts';
import {
  chainFailed,
  chainFinished,
  chainStarted,
  unkeptSignInConfirmed,
} from '#store/registration/chain/slice.ts';
import { isStateRefused } from '#store/registration/eligibility.ts';
import { selectChain } from '#store/registration/selectors.ts';
import { registrationSubmitted } from '#store/registration/slice.ts';
import { selectDraft } from '#store/registration/flow.ts';
import type { Failure } from '#store/remote.ts';
import { applicationPath } from '#store/shell/screens.ts';
import {
  modalOpened,
  redirected,
  processingAdvanced,
  processingEnded,
} from '#store/shell/slice.ts';

import { Broken, IdentityExists, Incomplete } from './interruptions.ts';
import type { Run } from './runSubmitChain.ts';
import { untilLeft } from './untilLeft.ts';

/** Fetches the code of the chain's links; the last questions do so ahead. */
export const loadSubmitChain = () => import(/* webpackChunkName: "submit" */ './runSubmitChain.ts');

const tellMadeBefore = lazySaga(
  () => import(/* webpackChunkName: "submit" */ './createApplication.ts'),
  (module) => module.tellMadeBefore,
);

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

type LinksCode = Awaited<ReturnType<typeof loadSubmitChain>>;

/** Code that does not come breaks the chain as a dead network does (FT-01); undefined for a borrower who went back. */
function* fetchSubmitChain(
  ports: Ports,
  stoppedAt: Link,
  leaving: Task,
): SagaGenerator<LinksCode | undefined> {
  try {
    const { code } = yield* race({
      code: call(() => fetchCode(loadSubmitChain)),
      left: join(leaving),
    });
    return code;
  } catch (error) {
    if (!(error instanceof CodeMissing)) throw error;
    yield* call(reloadForCode, ports);
    const offline = { failure: { kind: 'offline' }, message: 'No code', status: 0 } as const;
    throw new Broken(stoppedAt, new ApiError(offline));
  }
}

/** Runs the links that are not done; the one it stopped at, or null after the last. */
function* runLinks(
  ports: Ports,
  run: Run,
  leaving: Task,
): SagaGenerator<{ stoppedAt: Link } | null> {
  const chain = yield* select(selectChain);
  const stoppedAt = links.find((link) => !isDone(chain, link));
  if (stoppedAt === undefined) return null;
  const code = yield* call(fetchSubmitChain, ports, stoppedAt, leaving);
  return code ? yield* call(code.runSubmitChain, ports, run, leaving) : { stoppedAt };
}

/** The submit chain (SUBMIT-01 to SUBMIT-10): from the last answer to the screen of the status. */
export function* submitRegistration(
  ports: Ports,
  passwordHandle: string | null,
  acceptsLoss = false,
): SagaGenerator<void> {
  const before = yield* select(selectChain);
  const run = {
    passwordHandle,
    acceptsLoss,
    isResumed: before.startedAt !== null && isDone(before, 'canStart'),
  };
  if (before.applicationUuid !== null && before.acceptedAt === null) yield* call(tellMadeBefore);
  yield* put(chainStarted({ acceptedAt: new Date(ports.clock.now()).toISOString() }));
  const messages = yield* fork(rotateMessages);
  const leaving = yield* fork(freeThePage, messages);
  try {
    const stop = yield* call(runLinks, ports, run, leaving);
    const { status, applicationUuid } = yield* select(selectChain);
    if (stop === null && applicationUuid !== null) {
      yield* put(chainFinished());
      yield* put(routingRequested({ uuid: applicationUuid, from: 'register-v2' }));
      const { type } = yield* take([checklistFollowed, statusFailed]);
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
    // A form gives its password anew with each press; that of account-setup waits while questions are open.
    if (!(yield* select(selectDraft)).isAccountSetUp) ports.vault.forget(passwordHandle);
  }
}

export function* watchSubmit(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(registrationSubmitted, function* ({ payload }) {
    yield* untilLogout(submitRegistration, ports, payload.passwordHandle);
  });
  yield* takeLeading(unkeptSignInConfirmed, function* () {
    yield* untilLogout(submitRegistration, ports, null, true);
  });
}
