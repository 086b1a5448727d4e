import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { ApplicationFile } from '#server/sandbox/lender/application/application.ts';

import type { Move, State } from './state.ts';
import { stateTable } from './stateTable.ts';

const endings = new Set(['CANCELLED', 'DECLINED']);

/** The application after a move, which happened at that moment. */
export function moved(file: ApplicationFile, move: Move, at: number): ApplicationFile {
  const from = file.status.checklistStatus;
  const isHeld = from === move.to;
  return {
    ...file,
    ...move.file,
    pinned: false,
    statusSince: at,
    status: {
      ...file.status,
      hold: isHeld ? file.status.hold : null,
      ...move.status,
      checklistStatus: move.to,
    },
    progress: { ...file.progress, ...move.progress },
    active: !endings.has(move.to) && (file.active || endings.has(from)),
  };
}

const waitOf = (state: State, file: ApplicationFile): number | null => {
  if (state.waitMs === undefined) return null;
  return typeof state.waitMs === 'function' ? state.waitMs(file) : state.waitMs;
};

export interface Pace {
  readonly now: number;
  readonly speed: number;
}

/** More moves than any application can make without the borrower. */
const MOST_MOVES = 60;

/**
 * The application as it stands now: everything that the lender did meanwhile is worked out from the times, so that
 * a restart loses nothing. What is pinned stands still.
 */
export function settled(
  file: ApplicationFile,
  lender: Lender,
  { now, speed }: Pace,
): ApplicationFile {
  let current = file;
  for (let count = 0; count < MOST_MOVES && !current.pinned; count += 1) {
    const state = stateTable.get(current.status.checklistStatus);
    const wait = state ? waitOf(state, current) : null;
    if (!state || wait === null) return current;
    const at = current.statusSince + wait / speed;
    if (at > now) return current;
    current = moved(current, state.next(current, lender), at);
  }
  return current;
}

/** "Move along": the first next status of the table, as if the time were over or the borrower had done the step. */
export function advanced(file: ApplicationFile, lender: Lender, now: number): ApplicationFile {
  const state = stateTable.get(file.status.checklistStatus);
  if (!state || state.kind === 'E') return file;
  return moved(file, state.next(file, lender), now);
}
