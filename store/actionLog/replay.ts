import { rootReducer, type RootState } from '#store/index.ts';

import './everySlice.ts';
import { hashOf } from './hash.ts';
import { isCheckpoint, isStart, isUnrecordable, type LogLine } from './lines.ts';
import { payloadPaths } from './loggable.ts';
import { partsOf, pickParts, withPartsOf } from './parts.ts';
import { redactState } from './redact.ts';

/** The result of a replay. Lines are counted from 1. */
export interface Replay {
  readonly state: RootState;
  readonly played: number;
  /** Actions that this version of the app does not know (FT-111). */
  readonly unknown: number;
  readonly unrecordable: number;
  /** The checkpoints that were compared. */
  readonly compared: number;
  /** The first checkpoint with another hash. */
  readonly differsAt: number | null;
  /** The line at which a reducer threw, and the replay ended (FT-113). */
  readonly threwAt: number | null;
  /** The versions of the app that wrote the log. */
  readonly apps: readonly string[];
}

/** The state of a replay, of which only the recorded slices are compared: the others arrived later, or not at all. */
function createReplayedState() {
  const initial = rootReducer(undefined, { type: '' });
  let state = initial;
  let parts: readonly string[] = [];

  return {
    current: () => state,
    /** Parts that this version does not know are left out; those that the record lacks begin anew. */
    restore(recorded: unknown) {
      parts = partsOf(recorded);
      // Redacted, it has the shape of a state.
      state = withPartsOf(initial, pickParts(recorded, partsOf(initial))) as unknown as RootState;
    },
    play: ({ type, payload }: { type: string; payload?: unknown }) =>
      void (state = rootReducer(state, { type, payload })),
    isEqual(hash: string, recorded: unknown) {
      const own = hashOf(redactState(pickParts(state, parts)));
      if (!recorded) return own === hash;
      return own === hashOf(pickParts(recorded, parts)) && hash === hashOf(recorded);
    },
  };
}

/** Plays a log on reducers alone, which cannot send anything (SC-25), and compares the state with every hash. */
export function replay(lines: readonly LogLine[]): Replay {
  const found = { played: 0, unknown: 0, unrecordable: 0, compared: 0 };
  const apps = new Set<string>();
  const state = createReplayedState();
  let isSure = true;
  let differsAt: number | null = null;
  let threwAt: number | null = null;

  for (const [at, line] of lines.entries()) {
    if (isStart(line)) {
      apps.add(line.app);
      state.restore(line.state);
      isSure = true;
    } else if (isUnrecordable(line)) {
      found.unrecordable += 1;
      isSure = false;
    } else if (isCheckpoint(line)) {
      if (isSure) {
        found.compared += 1;
        if (!state.isEqual(line.hash, line.state)) differsAt ??= at + 1;
      }
      if (line.state === undefined) continue;
      state.restore(line.state);
      isSure = true;
    } else if (payloadPaths(line.type)) {
      try {
        state.play(line);
      } catch {
        threwAt = at + 1;
        break;
      }
      found.played += 1;
    } else found.unknown += 1;
  }
  return { state: state.current(), ...found, differsAt, threwAt, apps: [...apps] };
}
