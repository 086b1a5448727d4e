import { rootReducer, type RootState } from '#store/index.ts';

import { hashOf } from './hash.ts';
import { isCheckpoint, isStart, isUnrecordable, type LogLine } from './lines.ts';
import { payloadPlace } from './loggable.ts';
import { redactState } from './redact.ts';

/** Where a replay stands. */
export interface Position {
  readonly state: RootState;
  /** False while a line is lost: what follows may differ from what was. */
  readonly isSure: boolean;
}

const initialState = () => rootReducer(undefined, { type: '' });

/** A recorded state; a slice that it does not know, as one of an older version, is as at the start. */
const stateOf = (recorded: unknown): RootState => {
  const fresh = initialState();
  const known = Object.entries(recorded ?? {}).filter(([slice]) => Object.hasOwn(fresh, slice));
  return { ...fresh, ...(Object.fromEntries(known) as Partial<RootState>) };
};

export const beginning = (): Position => ({ state: initialState(), isSure: true });

/** One line further. Nothing but reducers is run: a replay cannot send anything (SC-25). Throws what a reducer throws. */
export function advance(position: Position, line: LogLine): Position {
  if (isStart(line)) return { state: stateOf(line.state), isSure: !line.isUnsure };
  if (isUnrecordable(line)) return { ...position, isSure: false };
  if (isCheckpoint(line))
    return line.state === undefined ? position : { state: stateOf(line.state), isSure: true };
  if (!payloadPlace(line.type)) return position;
  const { type, payload } = line;
  return { ...position, state: rootReducer(position.state, { type, payload }) };
}

/** What a replay found. Lines are counted from 1. */
export interface Replay {
  readonly state: RootState;
  readonly played: number;
  /** Actions that this version of the app does not know (FT-111). */
  readonly unknown: number;
  readonly unrecordable: number;
  /** How many checkpoints were compared. */
  readonly compared: number;
  /** The first checkpoint whose hash is another, or null. */
  readonly differsAt: number | null;
  /** The line at which a reducer threw, and the replay ended, or null (FT-113). */
  readonly threwAt: number | null;
  /** The versions that wrote it. */
  readonly apps: readonly string[];
}

/** Plays a log from its first line, and holds the state against every hash it meets. */
export function replay(lines: readonly LogLine[]): Replay {
  const counted = { played: 0, unknown: 0, unrecordable: 0, compared: 0 };
  const apps = new Set<string>();
  let position = beginning();
  let differsAt: number | null = null;
  let threwAt: number | null = null;

  for (const [at, line] of lines.entries()) {
    const isCompared = isCheckpoint(line) && position.isSure;
    if (isCompared && line.hash !== hashOf(redactState(position.state))) differsAt ??= at + 1;
    try {
      position = advance(position, line);
    } catch {
      threwAt = at + 1;
      break;
    }
    counted.compared += isCompared ? 1 : 0;
    if (isStart(line)) apps.add(line.app);
    else if (isUnrecordable(line)) counted.unrecordable += 1;
    else if (!isCheckpoint(line)) counted[payloadPlace(line.type) ? 'played' : 'unknown'] += 1;
  }
  return { state: position.state, ...counted, differsAt, threwAt, apps: [...apps] };
}
