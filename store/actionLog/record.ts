import type { Middleware } from '@reduxjs/toolkit';

import { identityReceived, loggedOut } from '#store/identity/slice.ts';

import { hashOf } from './hash.ts';
import { readLog, writeLine, type CheckpointLine, type LogLine, type StartLine } from './lines.ts';
import { ownerOf } from './owner.ts';
import { redactAction, redactState, type LoggedAction } from './redact.ts';
import { createRing, type Ring } from './ring.ts';

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

const CHECKPOINT_EVERY = 25;
const LONGEST_LINE = 65_536;

const isAction = (action: unknown): action is LoggedAction =>
  typeof action === 'object' &&
  action !== null &&
  'type' in action &&
  typeof action.type === 'string';

/** Records every action. Whatever goes wrong here, the app does not notice (FT-112). */
export function createActionLog({ clock, appVersion, orgCode }: ActionLogSettings): ActionLog {
  let readState: () => unknown = () => ({});
  let ring: Ring | null = null;
  let owner: string | null = null;
  let startedAt = 0;
  let sinceCheckpoint = 0;
  let isSure = true;
  let isRestored = false;

  function begin() {
    startedAt = clock.monotonic();
    sinceCheckpoint = 0;
    isSure = true;
    const start: StartLine = {
      log: 1,
      app: appVersion,
      org: orgCode,
      startedAt: new Date(clock.now()).toISOString(),
      state: redactState(readState()),
    };
    ring = createRing(start);
  }

  function lineOf(action: LoggedAction): LogLine {
    const at = Math.round(clock.monotonic() - startedAt);
    try {
      const line = { ...redactAction(action), at };
      if (writeLine(line).length <= LONGEST_LINE) return line;
    } catch {
      // What cannot be told is said to be so below.
    }
    isSure = false;
    return { type: action.type.slice(0, 100), unrecordable: true, at };
  }

  function checkpoint(): CheckpointLine {
    const state = redactState(readState());
    const hash = hashOf(state);
    return isSure ? { hash } : { hash, state };
  }

  function before(action: unknown) {
    if (!isAction(action)) return;
    if (identityReceived.match(action)) {
      if (owner !== null && owner !== action.payload.uuid) begin();
      owner = action.payload.uuid;
    }
    ring?.add(lineOf(action));
    sinceCheckpoint += 1;
  }

  function after(action: unknown) {
    if (loggedOut.match(action)) {
      owner = null;
      begin(); // SC-11
    } else if (sinceCheckpoint >= CHECKPOINT_EVERY) {
      ring?.add(checkpoint());
      sinceCheckpoint = 0;
      isSure = true;
    }
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
    text(share = 1) {
      const texts = [...(ring?.texts(share) ?? [])];
      quietly(() => texts.push(writeLine(checkpoint())));
      return texts.map((text) => `${text}\n`).join('');
    },
    restore(text) {
      // A saga that is told again must not put the same lines in twice.
      if (isRestored) return true;
      const earlier = readLog(text);
      const [start, ...lines] = earlier?.lines ?? [];
      if (!ring || !start) return false;
      const theirs = ownerOf([start, ...lines]);
      if (theirs !== null && owner !== null && theirs !== owner) return false;
      owner ??= theirs;
      isRestored = true;
      ring.prepend(start as StartLine, lines);
      return true;
    },
  };
}

function quietly(record: () => void) {
  try {
    record();
  } catch {
    // The log is for support; no borrower has to wait for it or sees it fail.
  }
}
