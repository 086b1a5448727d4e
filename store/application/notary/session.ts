import { sample } from '#store/text/sampleText.ts';
import { maxLength, oneOf, required, validator, type Rule } from '#store/validation.ts';
import { states } from '#store/geography/states.ts';

export const sessionSteps = {
  DEVICE_CHECK: 'Check your devices',
  LOCATION: 'Where you are now',
  ID: 'Show your ID',
  QUESTIONS: 'Five questions',
  WAITING_ROOM: 'Waiting room',
  SESSION: 'Sign with the notary',
  STAMPING: 'Sign with the notary',
  DONE: 'Signed',
} as const;
export type SessionStep = keyof typeof sessionSteps;

/** The numbered steps. Stamping is part of the meeting, and the end isn't a step. */
const counted = ['DEVICE_CHECK', 'LOCATION', 'ID', 'QUESTIONS', 'WAITING_ROOM', 'SESSION'] as const;

/** "2 of 6 · Where you are now". The application's step is shown above. */
export function stepText(step: SessionStep): string {
  const at = counted.findIndex((one) => one === step);
  const place = at < 0 ? counted.length : at + 1;
  return `${place} of ${counted.length} · ${sessionSteps[step]}`;
}

/** "You're number 2 in line, about 4 minutes", or null if the lender says neither. */
export function lineText({
  place,
  waitMinutes,
}: Readonly<Pick<NotarySession, 'place' | 'waitMinutes'>>): string | null {
  const wait = waitMinutes === null ? null : countText(waitMinutes);
  if (place === null) return wait && `The wait is about ${wait}`;
  const line = place > 1 ? `You're number ${place} in line` : "You're next";
  return wait === null ? line : `${line}, about ${wait}`;
}

const countText = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

/** Number of further question sets after one failed. */
export const EXTRA_QUESTION_SETS = 1;

export interface KnowledgeQuestion {
  uuid: string;
  text: string;
  options: string[];
}

export interface NotarySession {
  id: string;
  step: SessionStep;
  place: number | null;
  waitMinutes: number | null;
  questions: { items: KnowledgeQuestion[]; answerBy: string } | null;
  /** Number of question sets left after this one. */
  triesLeft: number;
  notaryName: string | null;
  caption: string | null;
  messages: { from: 'YOU' | 'NOTARY'; text: string }[];
  deed: { heading: string; text: string }[];
  ended: { code: string; reason: string | null; rejoinBy: string | null } | null;
}

/** T-26: a sample for legal review (screens.md 11). */
export const recordingText = sample(
  'T-26',
  'I understand that this session is recorded in sound and picture, as the law requires.',
);

/** T-27 */
export const presenceText = (state: string | null) =>
  sample(
    'T-27',
    `I am now in ${state ?? 'the state above'}, United States, and nobody is making me sign.`,
  );

/** A place outside the US (9.4). */
export const OUTSIDE = 'OUTSIDE';

export interface NotaryPlaceValues {
  state: string;
  isAlone: boolean;
  present?: string | undefined;
  attested: boolean;
}

const REQUIRED = 'Required';
const codes: readonly string[] = [...states.map(({ code }) => code), OUTSIDE];

const withOthers: Rule<string, NotaryPlaceValues> = (value, { isAlone }) =>
  isAlone === false ? required(REQUIRED)(value, {}) : undefined;
const ticked: Rule<boolean, NotaryPlaceValues> = (value, { state }) =>
  state === OUTSIDE || value === true ? undefined : REQUIRED;

export const validateNotaryPlace = validator<NotaryPlaceValues>({
  state: [required(REQUIRED), oneOf(codes, REQUIRED)],
  isAlone: [required(REQUIRED)],
  present: [withOthers, maxLength(200, 'Must be at most 200 characters')],
  attested: [ticked],
});

export type AnswersForm = Record<string, string | undefined>;

const SECONDS = 60;

/** "1:45 left": the time left for the questions. */
export function clockText(secondsLeft: number | null): string {
  if (secondsLeft === null) return 'You have two minutes.';
  if (secondsLeft === 0) return 'Time is up.';
  const seconds = String(secondsLeft % SECONDS).padStart(2, '0');
  return `${Math.floor(secondsLeft / SECONDS)}:${seconds} left`;
}

export const answerName = (at: number) => `answer${at}`;

/** Requires an answer to each question. */
export const answersValidator = (count: number) =>
  validator<AnswersForm>(
    Object.fromEntries(
      Array.from({ length: count }, (_none, at) => [answerName(at), [required(REQUIRED)]]),
    ),
  );

export interface JoinForm {
  /** T-26 */
  agrees: boolean;
}

export const validateJoin = validator<JoinForm>({
  agrees: [required(REQUIRED), oneOf([true], REQUIRED)],
});
