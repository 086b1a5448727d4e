import { rootReducer, type RootState } from '#store/index.ts';

import { sizeOfChange } from './difference.ts';
import './everySlice.ts';
import { hashOf } from './hash.ts';
import {
  isCheckpoint,
  isNote,
  isStart,
  isUnrecordable,
  type ActionLine,
  type CheckpointLine,
  type LogLine,
} from './lines.ts';
import { payloadPaths } from './loggable.ts';
import { partsOf, pickParts, withPartsOf } from './parts.ts';
import { redactState } from './redact.ts';
import { runToEnd } from './resultOf.ts';

export type Outcome =
  /** A page started, and the replay took over its state. */
  | 'begun'
  | 'played'
  /** This version of the app doesn't know the action (FT-111). */
  | 'unknown'
  /** The action couldn't be written (FT-112). */
  | 'unrecordable'
  | 'noted'
  /** The line has a hash of the state to compare. */
  | 'checked'
  /** The replay took over the recorded state without comparing it. */
  | 'restored'
  /** A reducer threw, and the replay ended (FT-113). */
  | 'threw'
  /** The state changed more than any page's would, and the replay ended. */
  | 'overgrown';

export interface ReplayStep {
  readonly state: RootState;
  readonly outcome: Outcome;
  /** The state before a checkpoint. Only the recorded slices are compared, because the others may not have loaded. */
  readonly recorded: Readonly<Record<string, unknown>> | null;
}

const initial = rootReducer(undefined, { type: '' });

/** Skips parts that this version doesn't know and resets parts that the record lacks. */
const restored = (recorded: unknown): RootState =>
  // A redacted state has the shape of a state.
  withPartsOf(initial, pickParts(recorded, partsOf(initial))) as unknown as RootState;

/** Returns null if a reducer throws. */
function reduced(state: RootState, { type, payload }: ActionLine): RootState | null {
  try {
    return rootReducer(state, { type, payload });
  } catch {
    return null;
  }
}

const isPlayable = (line: LogLine): line is ActionLine =>
  'type' in line && !isUnrecordable(line) && payloadPaths(line.type) !== null;

/**
 * Our choice: the number of entries that may change, at the start and per line. It is above what a page with 5,000
 * notifications does (FT-86), and a forged log with growing lists can't slow the replay down.
 */
const ROOM_AT_START = 80_000;
const ROOM_A_LINE = 1_000;

/** Plays a log line by line on the reducers only, so it can't send anything (SC-25). Doesn't compare hashes. */
export function* play(lines: readonly LogLine[]): Generator<ReplayStep, void> {
  let state: RootState = initial;
  let parts: readonly string[] = [];
  let isSure = true;
  let room = ROOM_AT_START;
  const step = (outcome: Outcome): ReplayStep => ({ state, outcome, recorded: null });

  /** Returns false and keeps the state if the changes are larger than any page's. */
  function moveTo(next: RootState): boolean {
    room -= sizeOfChange(state, next);
    if (room < 0) return false;
    state = next;
    return true;
  }

  function restore(recorded: unknown): boolean {
    parts = partsOf(recorded);
    isSure = true;
    return moveTo(restored(recorded));
  }

  function played(line: LogLine): ReplayStep {
    if (isNote(line)) return step('noted');
    if (isStart(line)) return step(restore(line.state) ? 'begun' : 'overgrown');
    if (isUnrecordable(line)) {
      isSure = false;
      return step('unrecordable');
    }
    if (isCheckpoint(line)) {
      const recorded = isSure ? pickParts(state, parts) : null;
      if (line.state !== undefined && !restore(line.state)) return step('overgrown');
      return { state, outcome: recorded ? 'checked' : 'restored', recorded };
    }
    if (!isPlayable(line)) return step('unknown');
    const next = reduced(state, line);
    if (!next) return step('threw');
    return step(moveTo(next) ? 'played' : 'overgrown');
  }

  for (const line of lines) {
    room += ROOM_A_LINE;
    const next = played(line);
    yield next;
    if (next.outcome === 'threw' || next.outcome === 'overgrown') return;
  }
}

/** Returns null for a state that no browser could have written. */
function hashOrNull(recorded: object): string | null {
  try {
    return hashOf(redactState(recorded));
  } catch {
    return null;
  }
}

/** Compares the replayed state with a checkpoint. Costs as much as redacting a state. */
function isDifferent({ hash, state }: CheckpointLine, { recorded }: ReplayStep): boolean {
  if (recorded === null) return false;
  const own = hashOrNull(recorded);
  if (state === undefined) return own !== hash;
  const known = hashOf(pickParts(state, partsOf(recorded)));
  return own !== known || hash !== hashOf(state);
}

/** The result of a replay. Lines are counted from 1. */
export interface Judgement {
  readonly counts: Readonly<Record<Outcome, number>>;
  /** The first checkpoint whose hash differs. */
  readonly differsAt: number | null;
  readonly threwAt: number | null;
  /** The line at which the changes became too large. */
  readonly overgrownAt: number | null;
}

/** Compares the state with every hash, step by step. */
export function* judge(
  lines: readonly LogLine[],
  steps: Iterable<ReplayStep>,
): Generator<ReplayStep, Judgement> {
  const counts: Record<Outcome, number> = {
    begun: 0,
    played: 0,
    unknown: 0,
    unrecordable: 0,
    noted: 0,
    checked: 0,
    restored: 0,
    threw: 0,
    overgrown: 0,
  };
  let differsAt: number | null = null;
  let at = 0;
  for (const step of steps) {
    const line = lines[at];
    at += 1;
    counts[step.outcome] += 1;
    if (step.outcome === 'checked' && isDifferent(line as CheckpointLine, step)) differsAt ??= at;
    yield step;
  }
  return {
    counts,
    differsAt,
    threwAt: counts.threw > 0 ? at : null,
    overgrownAt: counts.overgrown > 0 ? at : null,
  };
}

/** Plays a whole log and compares the state with every hash. */
export function replay(
  lines: readonly LogLine[],
): Judgement & { readonly state: RootState; readonly steps: readonly ReplayStep[] } {
  const steps = [...play(lines)];
  return { ...runToEnd(judge(lines, steps)), state: steps.at(-1)?.state ?? initial, steps };
}
