import type { Middleware } from '@reduxjs/toolkit';

import { identityReceived, loggedOut } from '#store/identity/slice.ts';

import type { CallNote } from './lines.ts';
import type { LoggedAction } from './redact.ts';
import { swallowErrors } from './swallowErrors.ts';

/** At this many entries, the buffer is written even if the log isn't read. */
const FLUSH_THRESHOLD = 100;

/** FT-112: as many entries as a log has lines. Without a writer, the buffer restarts when it is full. */
const MAX_ENTRIES = 2_000;

export interface BufferEntry {
  readonly action: LoggedAction;
  /** Milliseconds since the buffer's start. */
  readonly at: number;
  /** The state after the action; missing while the actions that it leads to are dispatched. */
  state?: unknown;
}

export interface NoteEntry {
  readonly note: CallNote;
  readonly at: number;
}

/** The recorded actions. They hold personal data until they are redacted, so they never leave the page's memory. */
export interface Buffer {
  /** Wall clock, in milliseconds. */
  readonly startedAt: number;
  /** Monotonic clock, in milliseconds. */
  readonly since: number;
  readonly state: unknown;
  /** Oldest first; the writer takes them out. */
  readonly waiting: (BufferEntry | NoteEntry)[];
}

export interface ActionBuffer {
  /** Runs before the saga middleware, so each action is recorded before the actions it causes. */
  readonly middleware: Middleware;
  /** Starts a new buffer at logout and when another user signs in (FT-26, SC-11). */
  current(): Buffer | null;
  note(note: CallNote): void;
  state(): unknown;
  onFull(flush: () => void): void;
  /** Takes the owner of an earlier log (null for a visitor). Returns false while another user is signed in. */
  claim(earlierOwner: string | null): boolean;
}

interface BufferClock {
  now(): number;
  monotonic(): number;
}

const isAction = (action: unknown): action is LoggedAction =>
  typeof action === 'object' &&
  action !== null &&
  'type' in action &&
  typeof action.type === 'string';

function stateAfterLast({ waiting }: Buffer, state: unknown) {
  const last = waiting.at(-1);
  if (last && !('note' in last)) last.state = state;
}

/** Records every action. Errors here never reach the app, and no click waits for a line (FT-112). */
export function createActionBuffer(clock: BufferClock): ActionBuffer {
  let getState: () => unknown = () => ({});
  let flush = (): void => undefined;
  let owner: string | null = null;
  let buffer: Buffer | null = null;

  function begin() {
    buffer = null; // SC-11: drops the old buffer even if the new one fails to start.
    buffer = { startedAt: clock.now(), since: clock.monotonic(), state: getState(), waiting: [] };
  }

  const at = () => Math.round(clock.monotonic() - (buffer?.since ?? 0));

  function before(action: unknown) {
    if (!isAction(action)) return;
    if (identityReceived.match(action)) {
      if (owner !== null && owner !== action.payload.uuid) begin();
      owner = action.payload.uuid;
    }
    buffer?.waiting.push({ action, at: at() });
  }

  function after(action: unknown) {
    if (loggedOut.match(action)) {
      owner = null;
      begin();
    }
    if (!buffer) return;
    stateAfterLast(buffer, getState());
    if (buffer.waiting.length > FLUSH_THRESHOLD) flush();
    if (buffer.waiting.length > MAX_ENTRIES) begin();
  }

  return {
    middleware: (store) => {
      getState = () => store.getState();
      swallowErrors(begin);
      return (next) => (action) => {
        swallowErrors(() => before(action));
        const result = next(action);
        swallowErrors(() => after(action));
        return result;
      };
    },
    note: (note) => void buffer?.waiting.push({ note, at: at() }),
    current: () => buffer,
    state: () => getState(),
    onFull: (write) => void (flush = write),
    claim(earlier) {
      owner ??= earlier;
      return earlier === null || earlier === owner;
    },
  };
}
