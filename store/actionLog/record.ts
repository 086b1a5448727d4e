import { readLog, type StartLine } from './lines.ts';
import { ownerOf } from './owner.ts';
import { quietly } from './swallowErrors.ts';
import { createRecording, type Recording } from './recording.ts';
import { redactState } from './redact.ts';
import type { ActionTape, Tape } from './actionBuffer.ts';

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

/** Writes down what a tape heard: when the log is read, which is done while the page rests, or when much waits. */
export function createActionLog(
  tape: ActionTape,
  { appVersion, orgCode }: ActionLogSettings,
): ActionLog {
  let written: Tape | null = null;
  let recording: Recording | null = null;
  let wasAsked = false;

  /** The first line of a log that begins with a tape. */
  const startOf = ({ startedAt, state }: Tape): StartLine => ({
    log: 1,
    app: appVersion,
    org: orgCode,
    startedAt: new Date(startedAt).toISOString(),
    state: redactState(state),
  });

  /** What was recorded of an earlier tape is gone with it (SC-11), also where the new one cannot begin. */
  function follow(current: Tape) {
    if (current === written) return;
    written = current;
    recording = null;
    quietly(() => (recording = createRecording(startOf(current))));
  }

  function writeAll() {
    const current = tape.current();
    if (!current) return;
    follow(current);
    const happenings = current.waiting;
    current.waiting = [];
    for (const happening of happenings) quietly(() => recording?.add(happening));
  }

  tape.onMuch(writeAll);

  return {
    text(share = 1) {
      writeAll();
      return (recording?.texts(share, tape.state()) ?? []).map((text) => `${text}\n`).join('');
    },
    restore(text) {
      // Asked again, it would be given what it has written meanwhile.
      if (wasAsked) return true;
      wasAsked = true;
      const [start, ...lines] = readLog(text)?.lines ?? [];
      writeAll();
      if (!recording || !start || !tape.claim(ownerOf([start, ...lines]))) return false;
      recording.prepend(start as StartLine, lines);
      return true;
    },
  };
}
