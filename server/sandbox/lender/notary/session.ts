import { randomUUID } from 'node:crypto';

import { notaryAt } from '#server/sandbox/data/notaries.ts';
import { notaryQuestions } from '#server/sandbox/data/notaryQuestions.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { onlineRule } from '#store/application/notary/stateRules.ts';

import type { SessionRecord } from './sessionRecord.ts';

/** Two minutes for five questions (screens.md, notary/session). */
export const ANSWER_MS = 120_000;
const JOIN_MS = 4_000;
const STAMP_MS = 3_000;
const REJOIN_MS = 600_000;
/** The first set, and one more. */
export const MAX_QUESTION_SETS = 2;
const WAIT_MINUTES = 1;

const endedBy = (code: string, rejoinBy: string | null = null, reason: string | null = null) => ({
  code,
  reason,
  rejoinBy,
});

/** Ends a session with a code of notary/error. */
export const endSessionWith = (
  session: SessionRecord,
  code: string,
  reason: string | null = null,
): SessionRecord => ({ ...session, ended: endedBy(code, null, reason) });

/** Ends a session that can be rejoined within ten minutes. */
export const dropLine = (session: SessionRecord, now: number): SessionRecord => ({
  ...session,
  ended: endedBy('CONNECTION', new Date(now + REJOIN_MS).toISOString()),
});

/** Returns a new session, or the open one. A dropped one continues while its time lasts. */
export function openSession(application: ApplicationRecord, now: number): SessionRecord {
  const before = application.notary.session;
  if (before?.ended === null) return before;
  const rejoinBy = before?.ended?.rejoinBy ?? null;
  if (before && rejoinBy !== null && Date.parse(rejoinBy) > now)
    return { ...before, ended: null, joinedAt: now };
  // Used tries stay used.
  const failedSets = before?.failedSets ?? 0;
  const session: SessionRecord = {
    id: randomUUID(),
    step: 'DEVICE_CHECK',
    failedSets,
    answerBy: null,
    joinedAt: null,
    signedAt: null,
    messages: [],
    ended: null,
  };
  if (!onlineRule(application.property).isAllowed) return endSessionWith(session, 'COUNTY');
  return failedSets >= MAX_QUESTION_SETS ? endSessionWith(session, 'QUESTIONS_FAILED') : session;
}

export const hasJoined = ({ step, joinedAt }: SessionRecord, now: number) =>
  (step === 'SESSION' || step === 'STAMPING') && joinedAt !== null && joinedAt + JOIN_MS <= now;

/** Whether the notary stamped the deed. */
export const isStamped = ({ signedAt }: SessionRecord, now: number) =>
  signedAt !== null && signedAt + STAMP_MS <= now;

const deedOf = ({ property: { street1, city, state, zip } }: ApplicationRecord) => [
  {
    heading: 'Deed of trust (sample)',
    text: `This deed is about ${street1}, ${city}, ${state} ${zip}.`,
  },
  { heading: 'The lien', text: 'You give the lender a lien on this home for the line of credit.' },
  { heading: 'Release', text: 'The lender releases the lien once the line is repaid and closed.' },
];

const captionOf = (session: SessionRecord, now: number) => {
  if (session.step === 'STAMPING') return 'Thank you. I am stamping the deed now.';
  return hasJoined(session, now)
    ? 'Hello. I can see and hear you. Please read the deed, then select Sign.'
    : null;
};

/** Returns what the borrower sees of a session. */
export function sessionAnswer(application: ApplicationRecord, session: SessionRecord, now: number) {
  const { id, step, failedSets, answerBy, messages, ended } = session;
  const isWaiting = step === 'WAITING_ROOM';
  const isMeeting = step === 'SESSION' || step === 'STAMPING';
  return {
    id,
    step,
    place: isWaiting ? 1 : null,
    waitMinutes: isWaiting ? WAIT_MINUTES : null,
    questions:
      step === 'QUESTIONS' && answerBy !== null
        ? { items: notaryQuestions, answerBy: new Date(answerBy).toISOString() }
        : null,
    triesLeft: Math.max(0, MAX_QUESTION_SETS - 1 - failedSets),
    notaryName: hasJoined(session, now) ? notaryAt(new Date(now).getUTCHours()).name : null,
    caption: captionOf(session, now),
    messages,
    deed: isMeeting ? deedOf(application) : [],
    ended,
  };
}
