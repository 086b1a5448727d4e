import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import {
  answerQuestions,
  completeNotarySession,
  joinNotary,
  readNotarySession,
  saveDeviceCheck,
  saveSigningPlace,
  sendNotaryMessage,
  startNotarySession,
  startQuestions,
} from '#sagas/api/contract/notarySession.ts';
import { agreement } from '#sagas/api/mappers/wireParts.ts';
import { sendingStep } from '#sagas/application/sendingStep.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { polling, startPace, untilMoment, type Pace } from '#sagas/control/polling.ts';
import { runLatestOn } from '#sagas/control/runLatestOn.ts';
import { send } from '#sagas/control/send.ts';
import { sendIdempotent } from '#sagas/control/sendIdempotent.ts';
import { call, fork, put, select, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { lenderDataReceived, selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import {
  deedSigned,
  devicesSubmitted,
  notaryJoined,
  notaryMessageSent,
  notarySessionStarted,
  questionsAnswered,
  questionsStarted,
  signingPlaceStated,
} from '#store/application/notary/actions.ts';
import { isNotaryErrorCode } from '#store/application/notary/errorCodes.ts';
import { OUTSIDE, presenceText, recordingText } from '#store/application/notary/session.ts';
import { questionTimePassed } from '#store/application/notary/slice.ts';
import { selectScreenId } from '#store/application/core/currentScreen.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';
import type { RootState } from '#store/index.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { applicationScope } from '#store/pendingWrites/slice.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';
import { locationChanged, redirected } from '#store/shell/slice.ts';

type Session = AnswerOf<typeof startNotarySession>;
type Path = { uuid: string; id: string };

const PACE = { reads: 1_000, firstPauseMs: 1_000, longestPauseMs: 5_000 };
/** Seconds before the end that we announce (screens.md, notary/session). */
const marks = [60, 30, 10, 0];

const selectSession = (state: RootState) => {
  const { notarySession } = selectLenderData(state);
  return notarySession.status === 'ready' ? notarySession.value : null;
};

/** Shows the session. If it has ended, goes to notary/error. */
function* showSession(session: Session) {
  yield* put(lenderDataReceived({ notarySession: session }));
  const uuid = yield* select(selectUuidInHand);
  if (uuid === null) return;
  const path = yield* select(selectScreenId);
  const code = session.ended?.code;
  if (code !== undefined) {
    const parts = isNotaryErrorCode(code) ? { query: { code } } : {};
    const to = yield* select(selectAddressOf('notaryError', parts));
    yield* put(redirected({ to, replace: true }));
  } else if (path !== 'notarySession') {
    const to = yield* select(selectAddressOf('notarySession'));
    yield* put(redirected({ to, replace: false }));
  }
}

/** Sends one step of the session, and shows the next one. */
function* sessionStep(ask: (path: Path) => SagaGenerator<Session>) {
  const id = (yield* select(selectSession))?.id ?? '';
  const session = yield* sendingStep({
    step: 'notarySession',
    screen: null,
    ask: (uuid) => ask({ uuid, id }),
  });
  if (session !== null) yield* call(showSession, session);
}

function* start(ports: Ports) {
  yield* call(sessionStep, ({ uuid }: Path) =>
    send(ports, startNotarySession, { path: { uuid }, body: {} }),
  );
}

function* submitDevices(ports: Ports, { payload }: ReturnType<typeof devicesSubmitted>) {
  yield* call(sessionStep, (path: Path) => send(ports, saveDeviceCheck, { path, body: payload }));
}

function* statePlace(ports: Ports, { payload }: ReturnType<typeof signingPlaceStated>) {
  const { state, isAlone, present } = payload;
  const { version } = presenceText(state);
  const attestation = state === OUTSIDE ? null : { version };
  const body = { state, alone: isAlone, present: isAlone ? null : (present ?? null), attestation };
  yield* call(sessionStep, (path: Path) => send(ports, saveSigningPlace, { path, body }));
}

function* askQuestions(ports: Ports) {
  yield* call(sessionStep, (path: Path) => send(ports, startQuestions, { path, body: {} }));
}

/** Sends the answers from the vault. Sends an empty text for an answer that is missing there. */
function* sendAnswers(ports: Ports, { payload }: ReturnType<typeof questionsAnswered>) {
  const answers = payload.handles.map((handle) => ports.vault.redeem(handle) ?? '');
  yield* call(sessionStep, (path: Path) =>
    send(ports, answerQuestions, { path, body: { answers } }),
  );
}

function* join(ports: Ports) {
  const { orgCode } = yield* select(selectOrganisation);
  const given = agreement(orgCode, new Date(ports.clock.now()).toISOString());
  const recordingConsent = { version: recordingText.version, ...given };
  yield* call(sessionStep, (path: Path) =>
    send(ports, joinNotary, { path, body: { recordingConsent } }),
  );
}

function* write(ports: Ports, { payload }: ReturnType<typeof notaryMessageSent>) {
  yield* call(sessionStep, (path: Path) =>
    sendIdempotent(
      ports,
      sendNotaryMessage,
      { path, body: payload },
      { scope: applicationScope(path.uuid, sendNotaryMessage.name) },
    ),
  );
}

function* sign(ports: Ports) {
  yield* call(sessionStep, function* (path: Path) {
    return (yield* send(ports, completeNotarySession, { path, body: {} })).session;
  });
}

/** Whether the borrower waits for the lender, because the notary has to join or stamp the deed. */
const isLenderActing = ({ ended, step, notaryName }: Session) =>
  ended === null && (step === 'STAMPING' || (step === 'SESSION' && notaryName === null));

/** Polls while the lender acts. Ignores a failed read, because the next one follows. */
function* readAgain(ports: Ports, pace: Pace, uuid: string) {
  yield* polling(ports, pace, {
    *ask() {
      const session = yield* nullOnFailure(() =>
        send(ports, readNotarySession, { path: { uuid } }),
      );
      if (session !== null) yield* call(showSession, session);
      return session;
    },
    isDone: (session) => session !== null && !isLenderActing(session),
  });
}

function* countDown(ports: Ports, answerBy: string) {
  const all = Math.max(0, Math.ceil((Date.parse(answerBy) - ports.clock.now()) / 1_000));
  yield* put(questionTimePassed({ secondsLeft: all }));
  for (const secondsLeft of marks) {
    const isAhead = yield* call(untilMoment, ports, Date.parse(answerBy) - secondsLeft * 1_000);
    if (isAhead || secondsLeft === 0) yield* put(questionTimePassed({ secondsLeft }));
  }
}

/** Follows the session on its screen: counts down for the questions, and polls while the lender acts. */
function* follow(ports: Ports, pace: Pace): SagaGenerator<void> {
  const uuid = yield* select(selectUuidInHand);
  const session = yield* select(selectSession);
  if (uuid === null || session === null || (yield* select(selectScreenId)) !== 'notarySession')
    return;
  if (isLenderActing(session)) yield* call(readAgain, ports, pace, uuid);
  else if (session.step === 'QUESTIONS' && session.questions !== null)
    yield* call(countDown, ports, session.questions.answerBy);
}

export function* watchNotarySession(ports: Ports): SagaGenerator<void> {
  yield* fork(runLatest, ports);
  yield* takeLeading(notarySessionStarted, start, ports);
  yield* takeLeading(devicesSubmitted, submitDevices, ports);
  yield* takeLeading(signingPlaceStated, statePlace, ports);
  yield* takeLeading(questionsStarted, askQuestions, ports);
  yield* takeLeading(questionsAnswered, sendAnswers, ports);
  yield* takeLeading(notaryJoined, join, ports);
  yield* takeLeading(notaryMessageSent, write, ports);
  yield* takeLeading(deedSigned, sign, ports);
}

function* runLatest(ports: Ports): SagaGenerator<void> {
  const pace = startPace(PACE);
  yield* runLatestOn([lenderDataReceived, locationChanged], () => follow(ports, pace));
}
