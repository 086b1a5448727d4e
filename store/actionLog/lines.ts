import { redactAction, redactState } from './redact.ts';

/** The beginning of a page: the app, the brand, the time and the state. */
export interface StartLine {
  log: 1;
  app: string;
  org: string;
  /** ISO. The times of the lines after it are milliseconds since then. */
  startedAt: string;
  state: unknown;
}

export interface ActionLine {
  type: string;
  payload?: unknown;
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

export type LogLine = StartLine | ActionLine | UnrecordableLine | CheckpointLine;

export const isStart = (line: LogLine): line is StartLine => 'log' in line;
export const isCheckpoint = (line: LogLine): line is CheckpointLine => 'hash' in line;
export const isUnrecordable = (line: LogLine): line is UnrecordableLine => 'unrecordable' in line;

/** A log is JSON lines. */
export const writeLine = (line: LogLine): string => JSON.stringify(line);

const LONGEST_LOG = 4_000_000;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 100;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readStart({ app, org, startedAt, state }: Record<string, unknown>): StartLine | null {
  if (!isText(app) || !isText(org) || !isText(startedAt) || !isObject(state)) return null;
  return { log: 1, app, org, startedAt, state: redactState(state) };
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
    if (line['log'] === 1) return readStart(line);
    return 'hash' in line ? readCheckpoint(line) : readAction(line);
  } catch {
    return null;
  }
}

/** The lines up to the first that is none, whose number is `brokenAt` (1 is the first). */
export interface ReadLog {
  readonly lines: readonly LogLine[];
  readonly brokenAt: number | null;
}

/** Reads a log; null for a text that is none, or too long (FT-110). */
export function readLog(text: string): ReadLog | null {
  if (text.length > LONGEST_LOG) return null;
  const lines: LogLine[] = [];
  const texts = text.split('\n').filter((line) => line !== '');
  for (const [at, lineText] of texts.entries()) {
    const line = readLine(lineText);
    if (at === 0 && !(line && isStart(line))) return null;
    if (!line) return { lines, brokenAt: at + 1 };
    lines.push(line);
  }
  return lines.length === 0 ? null : { lines, brokenAt: null };
}
