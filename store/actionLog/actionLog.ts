import { identityReceived } from '#store/identity/slice.ts';

import type { ActionBuffer, Buffer } from './actionBuffer.ts';
import {
  isStart,
  LOG_VERSION,
  readLog,
  type LoggedDevice,
  type LogLine,
  type StartLine,
} from './lines.ts';
import { createRecording, type Recording } from './recording.ts';
import { redactState } from './redact.ts';
import { earlierReferenceIn, referenceOf, seal } from './seal.ts';
import { swallowErrors } from './swallowErrors.ts';

export interface ActionLog {
  /** The log as sealed JSON lines, ending with a hash of the current state. `share` keeps only the latest part. */
  text(share?: number): string;
  /** The whole log, with the reference that users read out on the phone. It stays the same until the log-out. */
  file(): { readonly text: string; readonly reference: string };
  /**
   * Prepends the log of this tab's earlier page, once. Returns false if the log is invalid or another user's (FT-26,
   * FT-62).
   */
  restore(text: string): boolean;
}

export interface ActionLogSettings {
  readonly appVersion: string;
  readonly orgCode: string;
  readonly device: () => LoggedDevice;
}

function identityIn(line: LogLine): string | null {
  if (!isStart(line)) return identityReceived.match(line) ? line.payload.uuid : null;
  const { identity } = line.state as { identity?: { identityUuid?: unknown } };
  return typeof identity?.identityUuid === 'string' ? identity.identityUuid : null;
}

/** Returns the last user who signed in, or null for a visitor. */
const ownerOf = (lines: readonly LogLine[]): string | null =>
  lines.map(identityIn).findLast((uuid) => uuid !== null) ?? null;

const startOf = (
  { startedAt, state }: Buffer,
  { appVersion: app, orgCode: org, device }: ActionLogSettings,
): StartLine => ({
  log: LOG_VERSION,
  app,
  org,
  device: device(),
  startedAt: new Date(startedAt).toISOString(),
  state: redactState(state),
});

/** Writes the buffer's entries when the log is read or the buffer is full. */
export function createActionLog(buffer: ActionBuffer, settings: ActionLogSettings): ActionLog {
  let written: Buffer | null = null;
  let recording: Recording | null = null;
  let reference: string | null = null;
  let isRestored = false;

  /** SC-11: drops the old recording even if the new one fails to start. */
  function beginRecording(current: Buffer | null) {
    written = current;
    recording = null;
    reference = null;
    if (current) recording = createRecording(startOf(current, settings));
  }

  function flush() {
    const current = buffer.current();
    if (current !== written) swallowErrors(() => beginRecording(current));
    const entries = current?.waiting.splice(0) ?? [];
    for (const entry of entries) swallowErrors(() => recording?.add(entry));
  }

  buffer.onFull(flush);

  function text(share = 1) {
    flush();
    return recording ? seal(recording.texts(share, buffer.state()), reference) : '';
  }

  return {
    text,
    file() {
      const whole = text();
      reference ??= referenceOf(whole);
      return { text: whole, reference };
    },
    restore(stored) {
      // A second call would restore lines that this page wrote itself.
      if (isRestored) return true;
      isRestored = true;
      const { lines: read, brokenAt } = readLog(stored);
      const [start, ...lines] = brokenAt === null ? read : read.slice(0, brokenAt - 1);
      flush();
      if (!recording || !start || !buffer.claim(ownerOf([start, ...lines]))) return false;
      recording.prepend(start as StartLine, lines);
      reference = earlierReferenceIn(stored);
      return true;
    },
  };
}
