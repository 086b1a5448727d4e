import type { Middleware } from '@reduxjs/toolkit';

import { identityReceived, loggedOut } from '#store/identity/slice.ts';

import type { CallNote } from './lines.ts';
import type { LoggedAction } from './redact.ts';
import { swallowErrors } from './swallowErrors.ts';

/** Above this the entries are written, also while no log is read. */
const FLUSH_ABOVE = 100;

/** As many entries as a log has lines: above this, with no writer, the buffer begins anew (FT-112). */
const MAX_ENTRIES = 2_000;

/** An action as it was dispatched. */
export interface BufferEntry {
  readonly action: LoggedAction;
  /** Milliseconds since the buffer's start. */
  readonly at: number;
  /** The state after the action; missing while the actions that it leads to are dispatched. */
  state?: unknown;
}

/** What happened between the actions. */
export interface NoteEntry {
  readonly note: CallNote;
  readonly at: number;
}

/** The actions since a moment. They are personal until they are redacted, and never leave the memory of the page. */
export interface Buffer {
  /** Milliseconds by the wall clock. */
  readonly startedAt: number;
  /** Milliseconds by the clock that only grows. */
  readonly since: number;
  readonly state: unknown;
  /** Oldest first; the writer takes them out. */
  readonly waiting: (BufferEntry | NoteEntry)[];
}

export interface ActionBuffer {
  /** Comes before the saga middleware, so that an action precedes the actions that it leads to. */
  readonly middleware: Middleware;
  /** A new buffer begins at a log-out, and when another user signs in (FT-26, SC-11). */
  current(): Buffer | null;
  /** Writes down a call of the lender beside the actions. */
  note(note: CallNote): void;
  state(): unknown;
  /** Calls this when many entries wait. */
  onFull(flush: () => void): void;
  /** Takes the owner of an earlier log, null for a visitor's; false while another user is signed in. */
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

/** Records every action. An error in here never reaches the app (FT-112), and no press waits for a line. */
export function createActionBuffer(clock: BufferClock): ActionBuffer {
  let getState: () => unknown = () => ({});
  let flush = (): void => undefined;
  let owner: string | null = null;
  let buffer: Buffer | null = null;

  function begin() {
    buffer = null; // SC-11: also where the new one cannot begin.
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
    if (buffer.waiting.length > FLUSH_ABOVE) flush();
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
