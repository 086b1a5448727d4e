import { isCheckpoint, isNote, isStart, isUnrecordable, type LogLine } from './lines.ts';

/** Turns "nameSubmitted" into "Name submitted". */
function inWords(name: string): string {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Someone may have edited the log by hand, so a value may not convert to text. */
const toText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? '?' : String(value);

/** Actions whose payload says more than their name. */
const sentences: Readonly<Record<string, (payload: Readonly<Record<string, unknown>>) => string>> =
  {
    'shell/locationChanged': ({ pathname }) => `Opened ${toText(pathname)}`,
    'shell/linkFollowed': ({ to }) => `Followed a link to ${toText(to)}`,
    'shell/redirected': ({ to }) => `Was led to ${toText(to)}`,
    'shell/backPressed': () => 'Pressed Back',
    'shell/exitChosen': ({ to }) => `Left for ${toText(to)}`,
    'shell/modalOpened': ({ id }) => `A dialog opened: ${toText(id)}`,
    'shell/modalClosed': ({ id }) => `A dialog closed: ${toText(id)}`,
    'shell/toastShown': ({ tone }) => `A message was shown: ${toText(tone)}`,
    'shell/errorReported': ({ kind, place }) =>
      `An error of our code: ${toText(kind)}${typeof place === 'string' ? ` at ${place}` : ''}`,
    'shell/regionFailed': ({ region }) =>
      `A part of the page could not be drawn: ${toText(region)}`,
    'shell/chunkMissed': ({ page }) => `Code did not arrive: ${toText(page)}`,
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

const answerInWords = (status: number): string =>
  status === 0 ? 'no answer' : `answered ${status}`;

/** Describes a line of a log as plain, redacted text. */
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

/** Whether a line is an error in our code or a failed call. */
export function isTrouble(line: LogLine): boolean {
  if (isNote(line)) return line.note.status === 0 || line.note.status >= 400;
  return 'type' in line && failing.test(line.type);
}

/** Returns the slice of an action, or null for other lines. */
export const sliceOfLine = (line: LogLine): string | null =>
  'type' in line ? (line.type.split('/')[0] ?? null) : null;
