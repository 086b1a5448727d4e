import { isCheckpoint, isNote, isStart, isUnrecordable, type LogLine } from './lines.ts';

/** "nameSubmitted" as "Name submitted". */
function inWords(name: string): string {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A value of a log that someone may have written by hand: an object may have no text. */
const told = (value: unknown): string =>
  typeof value === 'object' && value !== null ? '?' : String(value);

/** The actions whose name says less than their payload. */
const sentences: Readonly<Record<string, (payload: Readonly<Record<string, unknown>>) => string>> =
  {
    'shell/locationChanged': ({ pathname }) => `Opened ${told(pathname)}`,
    'shell/linkFollowed': ({ to }) => `Followed a link to ${told(to)}`,
    'shell/redirected': ({ to }) => `Was led to ${told(to)}`,
    'shell/backPressed': () => 'Pressed Back',
    'shell/exitChosen': ({ to }) => `Left for ${told(to)}`,
    'shell/modalOpened': ({ id }) => `A dialog opened: ${told(id)}`,
    'shell/modalClosed': ({ id }) => `A dialog closed: ${told(id)}`,
    'shell/toastShown': ({ tone }) => `A message was shown: ${told(tone)}`,
    'shell/errorReported': ({ kind, place }) =>
      `An error of our code: ${told(kind)}${typeof place === 'string' ? ` at ${place}` : ''}`,
    'shell/regionFailed': ({ region }) => `A part of the page could not be drawn: ${told(region)}`,
    'shell/chunkMissed': ({ page }) => `Code did not arrive: ${told(page)}`,
    'shell/connectionChanged': ({ isOnline }) =>
      isOnline === true ? 'The network is back' : 'The network is gone',
    'identity/sessionEnded': () => 'The session ended',
  };

function actionInWords(type: string, payload: unknown): string {
  const sentence = sentences[type];
  if (sentence && Object.hasOwn(sentences, type) && isObject(payload)) return sentence(payload);
  const [, name = type] = type.split('/');
  return inWords(name);
}

/** The status of a call as support says it. */
const answerInWords = (status: number): string =>
  status === 0 ? 'no answer' : `answered ${status}`;

/** A line of a log in words. All of it is redacted, and text alone. */
export function lineInWords(line: LogLine): string {
  if (isStart(line)) {
    const { app, org, device, startedAt } = line;
    return `A page began at ${startedAt}: ${org}, version ${app}, ${device.browser} ${device.width} px, ${device.language}`;
  }
  if (isNote(line)) {
    const { call, status, ms } = line.note;
    return `${call}: ${answerInWords(status)} after ${ms} ms`;
  }
  if (isUnrecordable(line)) return `${actionInWords(line.type, undefined)} (could not be recorded)`;
  if (isCheckpoint(line)) return 'The state was checked';
  return actionInWords(line.type, line.payload);
}

const failing = /Failed$|^shell\/(?:errorReported|regionFailed|chunkMissed|chunkGivenUp)$/;

/** An error of our code, or a call that failed. */
export function isTrouble(line: LogLine): boolean {
  if (isNote(line)) return line.note.status === 0 || line.note.status >= 400;
  return 'type' in line && failing.test(line.type);
}

/** The slice of an action; null for a line that is none. */
export const sliceOfLine = (line: LogLine): string | null =>
  'type' in line ? (line.type.split('/')[0] ?? null) : null;
