import type { Middleware } from '@reduxjs/toolkit';

import { identityReceived, loggedOut } from '#store/identity/slice.ts';

import { hashOf } from './hash.ts';
import { readLog, writeLine, type CheckpointLine, type StartLine } from './lines.ts';
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

/** So many wait to be written at most, where nobody reads the log. */
const MOST_WAITING = 100;

/** What happened, before it is a line; the state is the one of a checkpoint. Neither changes any more. */
type Happening = { action: LoggedAction; at: number } | { state: unknown };

const isAction = (action: unknown): action is LoggedAction =>
  typeof action === 'object' &&
  action !== null &&
  'type' in action &&
  typeof action.type === 'string';

/**
 * Records every action. Whatever goes wrong here, the app does not notice (FT-112), and hardly what goes right: a press
 * waits for no line. They are redacted and written when somebody reads the log, which is done while the page rests.
 */
export function createActionLog({ clock, appVersion, orgCode }: ActionLogSettings): ActionLog {
  let readState: () => unknown = () => ({});
  let ring: Ring | null = null;
  let owner: string | null = null;
  let startedAt = 0;
  let sinceCheckpoint = 0;
  let waiting: Happening[] = [];
  let isSure = true;
  let isRestored = false;

  function begin() {
    startedAt = clock.monotonic();
    sinceCheckpoint = 0;
    waiting = [];
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

  function actionText(action: LoggedAction, at: number): string {
    try {
      const text = writeLine({ ...redactAction(action), at });
      if (text.length <= LONGEST_LINE) return text;
    } catch {
      // What cannot be told is said to be so below.
    }
    isSure = false;
    return writeLine({ type: action.type.slice(0, 100), unrecordable: true, at });
  }

  function checkpointText(state: unknown): string {
    const redacted = redactState(state);
    const hash = hashOf(redacted);
    const checkpoint: CheckpointLine = isSure ? { hash } : { hash, state: redacted };
    return writeLine(checkpoint);
  }

  function write(happening: Happening) {
    if ('action' in happening) ring?.add(actionText(happening.action, happening.at));
    else {
      ring?.add(checkpointText(happening.state));
      isSure = true;
    }
  }

  function writeAll() {
    for (const happening of waiting.splice(0)) quietly(() => write(happening));
  }

  function before(action: unknown) {
    if (!isAction(action)) return;
    if (identityReceived.match(action)) {
      if (owner !== null && owner !== action.payload.uuid) begin();
      owner = action.payload.uuid;
    }
    waiting.push({ action, at: Math.round(clock.monotonic() - startedAt) });
    sinceCheckpoint += 1;
  }

  function after(action: unknown) {
    if (loggedOut.match(action)) {
      owner = null;
      begin(); // SC-11
      return;
    }
    if (sinceCheckpoint >= CHECKPOINT_EVERY) {
      waiting.push({ state: readState() });
      sinceCheckpoint = 0;
    }
    if (waiting.length > MOST_WAITING) writeAll();
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
      writeAll();
      const texts = [...(ring?.texts(share) ?? [])];
      quietly(() => texts.push(checkpointText(readState())));
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
