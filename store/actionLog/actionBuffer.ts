import type { Middleware } from '@reduxjs/toolkit';

import { identityReceived, loggedOut } from '#store/identity/slice.ts';

import { swallowErrors } from './swallowErrors.ts';
import type { LoggedAction } from './redact.ts';

const CHECKPOINT_EVERY = 25;

/** So many wait to be written at most, where nobody reads the log. */
const MOST_WAITING = 100;

/** Where nothing is there to write them, as many as a log has lines: then it begins anew (FT-112). */
const MOST_UNWRITTEN = 2_000;

/** What happened, before it is a line; the state is the one of a checkpoint. Neither changes any more. */
export type Happening = { action: LoggedAction; at: number } | { state: unknown };

/** What happened since a moment, as it was: it has to be redacted before it leaves the page's memory. */
export interface Buffer {
  /** Milliseconds by the wall's clock; the times of what happened count from here. */
  readonly startedAt: number;
  /** The state of that moment. */
  readonly state: unknown;
  /** What waits to be written down, oldest first; whoever writes takes it out. */
  waiting: Happening[];
}

export interface ActionBuffer {
  /** Stands before the middleware of the sagas, so that an action comes before what it leads to. */
  readonly middleware: Middleware;
  /** The buffer that runs: another one once somebody has logged out, or somebody else is here (FT-26, SC-11). */
  current(): Buffer | null;
  /** The state of now. */
  state(): unknown;
  /** Told whenever much waits to be written. */
  onMuch(write: () => void): void;
  /** Says whose an earlier log is, null for nobody's; false where somebody else is here. */
  claim(theirs: string | null): boolean;
}

const isAction = (action: unknown): action is LoggedAction =>
  typeof action === 'object' &&
  action !== null &&
  'type' in action &&
  typeof action.type === 'string';

interface BufferClock {
  now(): number;
  monotonic(): number;
}

/** One buffer after the other. */
function createBuffers(clock: BufferClock, state: () => unknown) {
  let buffer: Buffer | null = null;
  let from = 0;
  let sinceCheckpoint = 0;
  let write: () => void = () => undefined;

  function begin() {
    buffer = null; // SC-11: also where no new one can begin.
    from = clock.monotonic();
    sinceCheckpoint = 0;
    buffer = { startedAt: clock.now(), state: state(), waiting: [] };
  }

  return {
    begin,
    current: () => buffer,
    onMuch(told: () => void): void {
      write = told;
    },
    notice: (action: LoggedAction): void => {
      buffer?.waiting.push({ action, at: Math.round(clock.monotonic() - from) });
      sinceCheckpoint += 1;
    },
    /** After the store has heard of an action. */
    settle: (): void => {
      if (!buffer) return;
      if (sinceCheckpoint >= CHECKPOINT_EVERY) {
        buffer.waiting.push({ state: state() });
        sinceCheckpoint = 0;
      }
      if (buffer.waiting.length > MOST_WAITING) write();
      if (buffer.waiting.length > MOST_UNWRITTEN) begin();
    },
  };
}

/**
 * Hears every action. Whatever goes wrong here, the app does not notice (FT-112), and hardly what goes right: no press
 * waits for a line, and what lines are written with comes after the first screen.
 */
export function createActionBuffer(clock: BufferClock): ActionBuffer {
  let state: () => unknown = () => ({});
  let owner: string | null = null;
  const { begin, notice, settle, ...tapes } = createBuffers(clock, () => state());

  function before(action: unknown) {
    if (!isAction(action)) return;
    if (identityReceived.match(action)) {
      if (owner !== null && owner !== action.payload.uuid) begin();
      owner = action.payload.uuid;
    }
    notice(action);
  }

  function after(action: unknown) {
    if (loggedOut.match(action)) {
      owner = null;
      begin();
    } else settle();
  }

  return {
    ...tapes,
    middleware: (store) => {
      state = () => store.getState();
      swallowErrors(begin);
      return (next) => (action) => {
        swallowErrors(() => before(action));
        const result = next(action);
        swallowErrors(() => after(action));
        return result;
      };
    },
    state: () => state(),
    claim(theirs) {
      if (theirs !== null && owner !== null && theirs !== owner) return false;
      owner ??= theirs;
      return true;
    },
  };
}
