import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import type { SimulationClock } from '#server/sandbox/lender/simulationClock.ts';
import { signersAt } from '#server/sandbox/lender/signers/signerTimes.ts';
import { withAsked } from '#server/sandbox/lender/conditions/conditionsAsked.ts';
import { withConditionChanges } from '#server/sandbox/lender/conditions/conditionChanges.ts';

import type { Transition, StateRow } from './state.ts';
import { stateTable } from './stateTable.ts';

const endings = new Set(['CANCELLED', 'DECLINED']);

export function applyTransition(
  application: ApplicationRecord,
  transition: Transition,
  at: number,
): ApplicationRecord {
  const from = application.status.checklistStatus;
  const isHeld = from === transition.to;
  const moved: ApplicationRecord = {
    ...application,
    ...transition.application,
    pinned: false,
    statusSince: at,
    status: {
      ...application.status,
      hold: isHeld ? application.status.hold : null,
      ...transition.status,
      checklistStatus: transition.to,
    },
    progress: {
      ...application.progress,
      ...transition.progress,
      reached: { ...application.progress.reached, [transition.to]: new Date(at).toISOString() },
    },
    active: !endings.has(transition.to) && (application.active || endings.has(from)),
  };
  return withAsked(withConditionChanges(moved, transition, at), at);
}

const endOf = (state: StateRow, application: ApplicationRecord, speed: number): number | null => {
  const { seconds = null, endsAt } = state;
  const last = endsAt?.(application) ?? null;
  if (last !== null) return last;
  const given = typeof seconds === 'function' ? seconds(application) : seconds;
  return given === null ? null : application.statusSince + (given * 1000) / speed;
};

/** More transitions than any application makes without its borrower. */
const MAX_TRANSITIONS = 60;

/** Computes all due transitions from their times, so a restart loses nothing. A pinned application stays. */
export function caughtUp(
  application: ApplicationRecord,
  lender: Lender,
  clock: SimulationClock,
): ApplicationRecord {
  const { now, speed } = clock;
  let current = application;
  for (let count = 0; count < MAX_TRANSITIONS && !current.pinned; count += 1) {
    current = signersAt(current, clock, (file) => caughtUp(file, lender, clock));
    const state = stateTable.get(current.status.checklistStatus);
    const at = state ? endOf(state, current, speed) : null;
    if (!state || at === null || at > now) return current;
    current = applyTransition(current, state.next(current, lender), at);
  }
  return current;
}

/** "Move along": applies the next transition at once. */
export function advance(
  application: ApplicationRecord,
  lender: Lender,
  now: number,
): ApplicationRecord {
  const state = stateTable.get(application.status.checklistStatus);
  if (!state || state.kind === 'E') return application;
  return applyTransition(application, state.next(application, lender), now);
}
