import type { Middleware } from '@reduxjs/toolkit';

import { identityReceived, loggedOut } from '#store/identity/slice.ts';

import { readLog, type StartLine } from './lines.ts';
import { ownerOf } from './owner.ts';
import { quietly } from './quietly.ts';
import { createRecording, type Recording } from './recording.ts';
import { redactState, type LoggedAction } from './redact.ts';

/** The log of what happened, redacted as it is written. */
export interface ActionLog {
  /** Stands before the middleware of the sagas, so that an action comes before what it leads to. */
  readonly middleware: Middleware;
  /** The log, or the latest share of it, as JSON lines with the hash of this moment at their end. */
  text(share?: number): string;
  /** Puts what an earlier page of this tab kept before it; false for what is no log, or somebody else's (FT-26, FT-62). */
  restore(text: string): boolean;
}

export interface ActionLogSettings {
  readonly clock: { now(): number; monotonic(): number };
  readonly appVersion: string;
  readonly orgCode: string;
}

const isAction = (action: unknown): action is LoggedAction =>
  typeof action === 'object' &&
  action !== null &&
  'type' in action &&
  typeof action.type === 'string';

/** The first line of a log that begins now. */
const startOf = ({ clock, appVersion, orgCode }: ActionLogSettings, state: unknown): StartLine => ({
  log: 1,
  app: appVersion,
  org: orgCode,
  startedAt: new Date(clock.now()).toISOString(),
  state: redactState(state),
});

/**
 * Records every action. Whatever goes wrong here, the app does not notice (FT-112), and hardly what goes right: a press
 * waits for no line. They are redacted and written when somebody reads the log, which is done while the page rests.
 */
export function createActionLog(settings: ActionLogSettings): ActionLog {
  const now = () => settings.clock.monotonic();
  let readState: () => unknown = () => ({});
  let recording: Recording | null = null;
  let owner: string | null = null;
  let isRestored = false;

  function begin() {
    recording = null; // SC-11: also where no new one can begin.
    recording = createRecording(startOf(settings, readState()), now);
  }

  function before(action: unknown) {
    if (!isAction(action)) return;
    if (identityReceived.match(action)) {
      if (owner !== null && owner !== action.payload.uuid) begin();
      owner = action.payload.uuid;
    }
    recording?.notice(action);
  }

  function after(action: unknown) {
    if (loggedOut.match(action)) {
      owner = null;
      begin();
    } else recording?.settle(readState);
  }

  return {
    middleware: (store) => {
      readState = () => store.getState();
      quietly(begin);
      return (next) => (action) => {
        quietly(() => before(action));
        const result = next(action);
        quietly(() => after(action));
        return result;
      };
    },
    text: (share = 1) =>
      (recording?.texts(share, readState) ?? []).map((text) => `${text}\n`).join(''),
    restore(text) {
      // A saga that is told again must not put the same lines in twice.
      if (isRestored) return true;
      const [start, ...lines] = readLog(text)?.lines ?? [];
      if (!recording || !start) return false;
      const theirs = ownerOf([start, ...lines]);
      if (theirs !== null && owner !== null && theirs !== owner) return false;
      owner ??= theirs;
      isRestored = true;
      recording.prepend(start as StartLine, lines);
      return true;
    },
  };
}
