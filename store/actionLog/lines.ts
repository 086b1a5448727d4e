import { shapeOf } from '#store/text/shape.ts';

import { redactAction, redactState } from './redact.ts';
import { runToEnd, type WorkProgress } from './resultOf.ts';
import { isSealed, unseal, withoutSum, type SealFault } from './seal.ts';

export const LOG_VERSION = 2;

export interface LoggedDevice {
  /** Without the version: "Chrome", "Safari". */
  readonly browser: string;
  /** Window width in CSS pixels. */
  readonly width: number;
  readonly language: string;
}

/** Starts each page: the app, brand, browser, time and state. */
export interface StartLine {
  log: number;
  app: string;
  org: string;
  device: LoggedDevice;
  /** ISO. Later lines give milliseconds since this time. */
  startedAt: string;
  /** True if older lines were dropped to stay within the size limit. */
  trimmed?: true;
  state: unknown;
}

export interface ActionLine {
  type: string;
  payload?: unknown;
  at: number;
}

export interface CallNote {
  /** The method and the path pattern: "GET /heloc/{uuid}". */
  readonly call: string;
  /** 0 if no response arrived. */
  readonly status: number;
  readonly ms: number;
  /** What the logs of the host and the gateway call a failed request, in 32 hex digits. */
  readonly id?: string;
}

/** An event other than an action. It doesn't change the state. */
export interface NoteLine {
  note: CallNote;
  at: number;
}

/** An action that couldn't be written (FT-112). */
export interface UnrecordableLine {
  type: string;
  unrecordable: true;
  at: number;
}

/** A hash of the redacted state after the lines above, sometimes with the state itself. */
export interface CheckpointLine {
  hash: string;
  state?: unknown;
}

export type LogLine = StartLine | ActionLine | NoteLine | UnrecordableLine | CheckpointLine;

export const isStart = (line: LogLine): line is StartLine => 'log' in line;
export const isCheckpoint = (line: LogLine): line is CheckpointLine => 'hash' in line;
export const isNote = (line: LogLine): line is NoteLine => 'note' in line;
export const isUnrecordable = (line: LogLine): line is UnrecordableLine => 'unrecordable' in line;

/** Returns the time of a line in milliseconds since its page started, or null. */
export const timeOfLine = (line: LogLine | undefined): number | null =>
  line && 'at' in line ? line.at : null;

/** Serializes a line. */
export const writeLine = (line: LogLine): string => JSON.stringify(line);

/** Our choice: the reader's own limit, far above what a browser records (FT-110). */
const MAX_LOG_LENGTH = 64_000_000;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 100;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const PATTERN = /^(?:GET|POST|PUT|PATCH|DELETE) [\w/{}.:-]{1,160}$/;
const NAME = /^[\w -]{1,40}$/;
const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{32}$/.test(value);
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
    // Comes last because the ring buffer writes it there.
    ...(trimmed === true && { trimmed }),
  };
}

/** Keeps a call's pattern and id. A gateway at another origin may write anything into its headers. */
export const redactNote = ({ call, status, ms, id }: CallNote): CallNote => ({
  call: PATTERN.test(call) ? call : shapeOf(call),
  status,
  ms,
  ...(isId(id) && { id }),
});

function readNote({ note, at }: Record<string, unknown>): NoteLine | null {
  const { call, status, ms, id } = isObject(note) ? note : {};
  if (!isText(call) || !isNumber(status) || !isNumber(ms) || !isNumber(at)) return null;
  return { note: redactNote({ call, status, ms, ...(isId(id) && { id }) }), at };
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

/** Reads a line from any source and redacts it again (FT-111, SC-06). */
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

export type LogFault =
  | SealFault
  | 'tooLong'
  /** Not a log. */
  | 'noLog'
  /** A line isn't one of ours, although the checksums are right. */
  | 'unreadable';

export interface ReadLog {
  /** After a changed line, the rest is read without proof. A line that can't be read is unrecordable. */
  readonly lines: readonly LogLine[];
  readonly fault: LogFault | null;
  /** Line number of the fault, counted from 1. Null for a valid log. */
  readonly brokenAt: number | null;
  /** Format version. Other versions than LOG_VERSION are played as far as we understand them. */
  readonly version: number;
}

/** The line from which nothing proves that a log is as it was recorded, or null. */
export const unprovenFrom = ({ fault, brokenAt }: ReadLog): number | null =>
  fault === 'changed' ? brokenAt : null;

const refused = (fault: 'tooLong' | 'noLog'): ReadLog => ({
  lines: [],
  fault,
  brokenAt: null,
  version: LOG_VERSION,
});

const firstOf = (texts: readonly string[]): StartLine | null => {
  const first = readLine(texts[0] ?? '');
  return first && isStart(first) ? first : null;
};

/**
 * Mail programs and editors change line endings and add blank lines and a byte order mark. `trim` removes the mark.
 */
const linesIn = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * Reads a log from any source line by line and redacts it again (FT-110, FT-111). Pass null for a text over the
 * limit.
 */
export function* reading(text: string | null): Generator<WorkProgress, ReadLog> {
  if (text === null || text.length > MAX_LOG_LENGTH) return refused('tooLong');
  const texts = linesIn(text);
  const start = firstOf(texts);
  if (!start) return refused('noLog');
  const version = start.log;
  const lines: LogLine[] = [];
  let broken: Pick<ReadLog, 'fault' | 'brokenAt'> = { fault: null, brokenAt: null };
  let at = 0;
  const faultHere = (fault: LogFault) => ({ fault, brokenAt: lines.length + 1 });

  function add(text: string): WorkProgress {
    const line = lines.length === 0 ? start : readLine(text);
    if (!line && broken.fault === null) broken = faultHere('unreadable');
    if (line && 'at' in line) ({ at } = line);
    lines.push(line ?? { type: 'actionLog/lineUnreadable', unrecordable: true, at });
    return { done: lines.length, of: texts.length };
  }

  // Another version may have no sums.
  const sealed = version === LOG_VERSION || isSealed(texts) ? unseal(texts) : null;
  let next = sealed?.next();
  for (; next && next.done !== true; next = sealed?.next()) yield add(next.value);
  if (next?.value) broken = faultHere(next.value);
  for (const text of texts.slice(lines.length)) {
    const line = withoutSum(text);
    if (line !== null) yield add(line);
  }
  return { lines, version, ...broken };
}

/** Reads a log in one go. */
export const readLog = (text: string | null): ReadLog => runToEnd(reading(text));
