import { readLog, type StartLine } from './lines.ts';
import { ownerOf } from './owner.ts';
import { swallowErrors } from './swallowErrors.ts';
import { createRecording, type Recording } from './recording.ts';
import { redactState } from './redact.ts';
import type { ActionBuffer, Buffer } from './actionBuffer.ts';

/** The log of what happened, redacted as it is written. */
export interface ActionLog {
  /** The log, or the latest share of it, as JSON lines with the hash of this moment at their end. */
  text(share?: number): string;
  /**
   * Puts what an earlier page of this tab kept before it, once; false for what is no log, or somebody else's (FT-26,
   * FT-62).
   */
  restore(text: string): boolean;
}

export interface ActionLogSettings {
  readonly appVersion: string;
  readonly orgCode: string;
}

/** Writes down what a buffer heard: when the log is read, which is done while the page rests, or when much waits. */
export function createActionLog(
  buffer: ActionBuffer,
  { appVersion, orgCode }: ActionLogSettings,
): ActionLog {
  let written: Buffer | null = null;
  let recording: Recording | null = null;
  let wasAsked = false;

  /** The first line of a log that begins with a buffer. */
  const startOf = ({ startedAt, state }: Buffer): StartLine => ({
    log: 1,
    app: appVersion,
    org: orgCode,
    startedAt: new Date(startedAt).toISOString(),
    state: redactState(state),
  });

  /** What was recorded of an earlier buffer is gone with it (SC-11), also where the new one cannot begin. */
  function follow(current: Buffer) {
    if (current === written) return;
    written = current;
    recording = null;
    swallowErrors(() => (recording = createRecording(startOf(current))));
  }

  function writeAll() {
    const current = buffer.current();
    if (!current) return;
    follow(current);
    const happenings = current.waiting;
    current.waiting = [];
    for (const happening of happenings) swallowErrors(() => recording?.add(happening));
  }

  buffer.onMuch(writeAll);

  return {
    text(share = 1) {
      writeAll();
      return (recording?.texts(share, buffer.state()) ?? []).map((text) => `${text}\n`).join('');
    },
    restore(text) {
      // Asked again, it would be given what it has written meanwhile.
      if (wasAsked) return true;
      wasAsked = true;
      const [start, ...lines] = readLog(text)?.lines ?? [];
      writeAll();
      if (!recording || !start || !buffer.claim(ownerOf([start, ...lines]))) return false;
      recording.prepend(start as StartLine, lines);
      return true;
    },
  };
}
