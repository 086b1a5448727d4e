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
import { referenceOf, seal } from './seal.ts';
import { swallowErrors } from './swallowErrors.ts';

/** The redacted log of the actions. */
export interface ActionLog {
  /** The log as sealed JSON lines, ending with the hash of the state of now; with a share, about the latest part of it. */
  text(share?: number): string;
  /** The whole log, with what a user names on the phone. */
  file(): { readonly text: string; readonly reference: string };
  /** Puts the log of an earlier page of this tab first, once; false for another user's, or no log (FT-26, FT-62). */
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

/** The last user who signed in, or null for a visitor's log. */
const ownerOf = (lines: readonly LogLine[]): string | null =>
  lines.map(identityIn).findLast((uuid) => uuid !== null) ?? null;

/** Writes the entries of a buffer: when the log is read, and when many wait. */
export function createActionLog(
  buffer: ActionBuffer,
  { appVersion: app, orgCode: org, device }: ActionLogSettings,
): ActionLog {
  let written: Buffer | null = null;
  let recording: Recording | null = null;
  let isRestored = false;

  /** Drops the recording of the earlier buffer, also where the new one cannot begin (SC-11). */
  function beginRecording(current: Buffer | null) {
    written = current;
    recording = null;
    if (!current) return;
    const startedAt = new Date(current.startedAt).toISOString();
    recording = createRecording({
      log: LOG_VERSION,
      app,
      org,
      device: device(),
      startedAt,
      state: redactState(current.state),
    });
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
    return recording ? seal(recording.texts(share, buffer.state())) : '';
  }

  return {
    text,
    file() {
      const whole = text();
      return { text: whole, reference: referenceOf(whole) };
    },
    restore(stored) {
      // A second call would restore what this page has written itself.
      if (isRestored) return true;
      isRestored = true;
      const [start, ...lines] = readLog(stored).lines;
      flush();
      if (!recording || !start || !buffer.claim(ownerOf([start, ...lines]))) return false;
      recording.prepend(start as StartLine, lines);
      return true;
    },
  };
}
