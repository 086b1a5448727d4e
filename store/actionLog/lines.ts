import { shapeOf } from '#store/text/shape.ts';

import { redactAction, redactState } from './redact.ts';
import { runToEnd, type WorkProgress } from './resultOf.ts';
import { unseal, type Unsealed } from './seal.ts';

/** The version of this format. */
export const LOG_VERSION = 2;

/** What a borrower's browser is, for support. */
export interface LoggedDevice {
  /** Without its version: "Chrome", "Safari". */
  readonly browser: string;
  /** Of the window, in CSS pixels. */
  readonly width: number;
  readonly language: string;
}

/** The beginning of a page: the app, the brand, the browser, the time and the state. */
export interface StartLine {
  log: number;
  app: string;
  org: string;
  device: LoggedDevice;
  /** ISO. The times of the lines after it are milliseconds since then. */
  startedAt: string;
  /** Older lines were dropped, for a log has its room. */
  trimmed?: true;
  state: unknown;
}

export interface ActionLine {
  type: string;
  payload?: unknown;
  at: number;
}

/** A call of the lender that ended. */
export interface CallNote {
  /** The method and the pattern of the path: "GET /heloc/{uuid}". */
  readonly call: string;
  /** 0 where no answer came. */
  readonly status: number;
  readonly ms: number;
}

/** What happened beside the actions. It changes no state. */
export interface NoteLine {
  note: CallNote;
  at: number;
}

/** An action that could not be written (FT-112). */
export interface UnrecordableLine {
  type: string;
  unrecordable: true;
  at: number;
}

/** The hash of the redacted state after the lines before; sometimes with the state. */
export interface CheckpointLine {
  hash: string;
  state?: unknown;
}

export type LogLine = StartLine | ActionLine | NoteLine | UnrecordableLine | CheckpointLine;

export const isStart = (line: LogLine): line is StartLine => 'log' in line;
export const isCheckpoint = (line: LogLine): line is CheckpointLine => 'hash' in line;
export const isNote = (line: LogLine): line is NoteLine => 'note' in line;
export const isUnrecordable = (line: LogLine): line is UnrecordableLine => 'unrecordable' in line;

/** A log is JSON lines. */
export const writeLine = (line: LogLine): string => JSON.stringify(line);

/** chosen: the reader's own limit, far above what a browser records (FT-110). */
const LONGEST_LOG = 64_000_000;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 100;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const PATTERN = /^(?:GET|POST|PUT|PATCH|DELETE) [\w/{}.:-]{1,160}$/;
const NAME = /^[\w -]{1,40}$/;
const isNumber = (value: unknown): value is number => Number.isFinite(value);

function readDevice(device: unknown): LoggedDevice {
  const { browser, width, language } = isObject(device) ? device : {};
  const name = (text: unknown) => (isText(text) && NAME.test(text) ? text : '');
  return {
    browser: name(browser),
    width: isNumber(width) ? width : 0,
    language: name(language),
  };
}

function readStart(line: Record<string, unknown>): StartLine | null {
  const { log, app, org, device, startedAt, trimmed, state } = line;
  if (!isNumber(log) || !isText(app) || !isText(org) || !isText(startedAt) || !isObject(state))
    return null;
  return {
    log,
    app,
    org,
    device: readDevice(device),
    startedAt,
    state: redactState(state),
    // Last, as the ring buffer writes it.
    ...(trimmed === true && { trimmed }),
  };
}

function readNote({ note, at }: Record<string, unknown>): NoteLine | null {
  const { call, status, ms } = isObject(note) ? note : {};
  if (!isText(call) || !isNumber(status) || !isNumber(ms) || !isNumber(at)) return null;
  return { note: { call: PATTERN.test(call) ? call : shapeOf(call), status, ms }, at };
}

function readAction({ type, payload, unrecordable, at }: Record<string, unknown>) {
  if (!isText(type) || typeof at !== 'number') return null;
  return unrecordable === true
    ? { type, unrecordable, at }
    : { ...redactAction({ type, payload }), at };
}

function readCheckpoint({ hash, state }: Record<string, unknown>): CheckpointLine | null {
  if (!isText(hash)) return null;
  return isObject(state) ? { hash, state: redactState(state) } : { hash };
}

/** Reads a line of any origin, and redacts it once more (FT-111, SC-06). */
function readLine(text: string): LogLine | null {
  try {
    const line: unknown = JSON.parse(text);
    if (!isObject(line)) return null;
    if ('log' in line) return readStart(line);
    if ('note' in line) return readNote(line);
    return 'hash' in line ? readCheckpoint(line) : readAction(line);
  } catch {
    return null;
  }
}

/** Why the lines end before the text does, or what is odd about them. */
export type LogFault =
  /** More than the reader takes. */
  | 'tooLong'
  /** A text of something else. */
  | 'noLog'
  /** A line is no line of a log. */
  | 'unreadable'
  /** A line was changed, dropped, added or moved. */
  | 'changed'
  /** The end is missing. */
  | 'cutOff';

export interface ReadLog {
  /** The lines before the fault. */
  readonly lines: readonly LogLine[];
  readonly fault: LogFault | null;
  /** The number of the line with the fault; 1 is the first. Null without one. */
  readonly brokenAt: number | null;
  /** How many lines after it are left out. */
  readonly rest: number;
  /** The version of the format; another one than LOG_VERSION is played as far as it is understood. */
  readonly version: number;
}

const refused = (fault: 'tooLong' | 'noLog'): ReadLog => ({
  lines: [],
  fault,
  brokenAt: null,
  rest: 0,
  version: LOG_VERSION,
});

/** Another version's sums are not ours to check. */
function* unsealed(texts: readonly string[], version: number): Generator<string, Unsealed> {
  if (version === LOG_VERSION) return yield* unseal(texts);
  yield* texts;
  return { fault: null, rest: 0 };
}

const firstOf = (texts: readonly string[]): StartLine | null => {
  const first = readLine(texts[0] ?? '');
  return first && isStart(first) ? first : null;
};

/** Mail and editors write other line ends, blank lines and a byte order mark, which `trim` removes. */
const linesIn = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Reads a log of any origin line by line, and redacts it once more (FT-110, FT-111). A text of null was too long. */
export function* reading(text: string | null): Generator<WorkProgress, ReadLog> {
  if (text === null || text.length > LONGEST_LOG) return refused('tooLong');
  const texts = linesIn(text);
  const start = firstOf(texts);
  if (!start) return refused('noLog');
  const version = start.log;
  const lines: LogLine[] = [];
  const rest = unsealed(texts, version);
  for (;;) {
    const { done, value } = rest.next();
    if (done === true)
      return { lines, version, ...value, brokenAt: value.fault && lines.length + 1 };
    const line = lines.length === 0 ? start : readLine(value);
    if (!line) {
      const brokenAt = lines.length + 1;
      return { lines, fault: 'unreadable', brokenAt, rest: texts.length - brokenAt, version };
    }
    lines.push(line);
    yield { done: lines.length, of: texts.length };
  }
}

/** Reads a log at once. */
export const readLog = (text: string | null): ReadLog => runToEnd(reading(text));
