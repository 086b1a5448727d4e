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
import { arePassing } from '#server/sandbox/data/notaryQuestions.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import { statusAnswer } from '#server/sandbox/lender/application/answers.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { saveApplication } from '#server/sandbox/lender/application/catchUp.ts';
import { isNamed } from '#server/sandbox/lender/application/magicWords.ts';
import {
  ANSWER_MS,
  MAX_QUESTION_SETS,
  dropLine,
  endSessionWith,
  hasJoined,
  isStamped,
  openSession,
  sessionAnswer,
} from '#server/sandbox/lender/notary/session.ts';
import type { SessionRecord } from '#server/sandbox/lender/notary/sessionRecord.ts';
import { isNamedOnce, markTaken } from '#server/sandbox/lender/status/state.ts';
import { notFound, refuseInvalid } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';
import {
  OUTSIDE,
  validateNotaryPlace,
  type SessionStep,
} from '#store/application/notary/session.ts';

import { handlersFor, isAt, stepNotOpen } from './applicationStep.ts';

const REPLY = 'Thank you. I have read your message.';

const isOpen = (application: ApplicationRecord) =>
  isAt('DEED_SIGNING')(application) && !application.status.primaryParticipantAcceptComplete;

function sessionAt(application: ApplicationRecord, id: string, ...steps: SessionStep[]) {
  const { session } = application.notary;
  if (session?.id !== id) throw notFound("We couldn't find this session.");
  if (!isOpen(application) || session.ended !== null || !steps.includes(session.step))
    throw stepNotOpen();
  return session;
}

function keep(world: World, before: ApplicationRecord, session: SessionRecord) {
  const after = { ...before, notary: { ...before.notary, session } };
  saveApplication(world, before, after);
  return sessionAnswer(after, session, world.now());
}

/** With Notarystop, the notary ends the session shortly after joining. After the stamp, the deed is accepted. */
function current(world: World, application: ApplicationRecord) {
  const { session } = application.notary;
  if (session === null) return null;
  const now = world.now();
  if (session.step === 'STAMPING' && isStamped(session, now)) {
    const accepted = {
      ...application,
      status: { ...application.status, primaryParticipantAcceptComplete: true },
      statusSince: now,
      pinned: false,
    };
    return keep(world, accepted, { ...session, step: 'DONE' });
  }
  const isStopped = isNamed(application, 'notarystop') && hasJoined(session, now);
  return isStopped && session.ended === null
    ? keep(
        world,
        application,
        endSessionWith(session, 'NOTARY_STOPPED', 'the ID could not be read'),
      )
    : sessionAnswer(application, session, now);
}

function answer(session: SessionRecord, answers: readonly string[], now: number): SessionRecord {
  const isInTime = session.answerBy !== null && now <= session.answerBy;
  if (isInTime && arePassing(answers)) return { ...session, step: 'WAITING_ROOM', answerBy: null };
  const failedSets = session.failedSets + 1;
  const failed = { ...session, failedSets, answerBy: null };
  return failedSets < MAX_QUESTION_SETS
    ? { ...failed, step: 'ID' }
    : endSessionWith(failed, 'QUESTIONS_FAILED');
}

/** Marks a last name whose trouble happens only once, so borrowers can recover. */
const withTaken = (application: ApplicationRecord, word: 'dropline' | 'mismatch') => ({
  ...application,
  progress: { ...application.progress, ...markTaken(application, word) },
});

function sign(world: World, application: ApplicationRecord, id: string) {
  const now = world.now();
  const session = sessionAt(application, id, 'SESSION', 'STAMPING');
  if (!hasJoined(session, now)) throw stepNotOpen();
  if (session.step === 'STAMPING') return sessionAnswer(application, session, now);
  return isNamedOnce(application, 'dropline')
    ? keep(world, withTaken(application, 'dropline'), dropLine(session, now))
    : keep(world, application, { ...session, step: 'STAMPING', signedAt: now });
}

function openingCalls(world: World): Handler[] {
  const { own } = handlersFor(world);
  return [
    own(readNotarySession, (application) => current(world, application)),

    own(startNotarySession, (application) => {
      if (!isOpen(application)) throw stepNotOpen();
      return keep(world, application, openSession(application, world.now()));
    }),

    own(saveDeviceCheck, (application, { parts: { path, body } }) => {
      const session = sessionAt(application, path.id, 'DEVICE_CHECK');
      const isWorking = Object.values(body).every(Boolean);
      return keep(
        world,
        application,
        isWorking ? { ...session, step: 'LOCATION' } : endSessionWith(session, 'CAMERA'),
      );
    }),

    own(saveSigningPlace, (application, { parts: { path, body } }) => {
      const session = sessionAt(application, path.id, 'LOCATION');
      const { state, alone: isAlone, present, attestation } = body;
      const attested = attestation !== null && attestation !== undefined;
      refuseInvalid(validateNotaryPlace({ state, isAlone, present: present ?? '', attested }));
      const after =
        state === OUTSIDE
          ? endSessionWith(session, 'LOCATION')
          : { ...session, step: 'ID' as const };
      return keep(world, application, after);
    }),
  ];
}

function meetingCalls(world: World): Handler[] {
  const { own } = handlersFor(world);
  return [
    own(startQuestions, (application, { parts: { path } }) => {
      // Requesting the questions again restarts their time (WCAG 2.2.1).
      const session = sessionAt(application, path.id, 'ID', 'QUESTIONS');
      if (isNamedOnce(application, 'mismatch'))
        return keep(
          world,
          withTaken(application, 'mismatch'),
          endSessionWith(session, 'ID_MISMATCH'),
        );
      const answerBy = world.now() + ANSWER_MS;
      return keep(world, application, { ...session, step: 'QUESTIONS', answerBy });
    }),

    own(answerQuestions, (application, { parts: { path, body } }) => {
      const session = sessionAt(application, path.id, 'QUESTIONS');
      const after = answer(session, body.answers, world.now());
      return { ...keep(world, application, after), passed: after.step === 'WAITING_ROOM' };
    }),

    own(joinNotary, (application, { parts: { path } }) => {
      const session = sessionAt(application, path.id, 'WAITING_ROOM');
      const after: SessionRecord = isNamed(application, 'nonotary')
        ? endSessionWith(session, 'NO_NOTARY')
        : { ...session, step: 'SESSION', joinedAt: world.now() };
      return keep(world, application, after);
    }),

    own(sendNotaryMessage, (application, { parts: { path, body } }) => {
      const session = sessionAt(application, path.id, 'SESSION', 'STAMPING');
      const said = { from: 'YOU' as const, text: body.text };
      const messages = [...session.messages, said, { from: 'NOTARY' as const, text: REPLY }];
      return keep(world, application, { ...session, messages });
    }),

    own(completeNotarySession, (application, { parts: { path } }) => {
      const session = sign(world, application, path.id);
      return { ...statusAnswer(application), session };
    }),
  ];
}

/** The online session with a notary (10.3). */
export const notarySessionCalls = (world: World): Handler[] => [
  ...openingCalls(world),
  ...meetingCalls(world),
];
