import type { StopState } from '#store/application/core/stopStates.ts';

import type { ChecklistStatus } from '#store/application/core/checklistStatus.ts';
import { phaseOf, phases, type Phase } from './phases.ts';

/** A stage in the timeline of a wait, the dashboard or `complete`. */
export interface ThreadStop {
  readonly id: string;
  readonly name: string;
  readonly state: StopState;
}

/** Number of stages shown before and after the current one. */
const BEFORE = 1;
const AFTER = 2;

const isShown = (phase: Phase, current: Phase, hasRightToCancel: boolean) =>
  !phase.isOptional || phase === current || (phase.id === 'cancel' && hasRightToCancel);

/** Returns the stages around the current one, ending with funding. Empty if the status has no phase. */
export function threadOf(
  checklistStatus: ChecklistStatus,
  { hasRightToCancel }: Readonly<{ hasRightToCancel: boolean }>,
): readonly ThreadStop[] {
  const current = phaseOf(checklistStatus);
  if (current === null) return [];
  const shown = phases.filter((phase) => isShown(phase, current, hasRightToCancel));
  const at = shown.indexOf(current);
  const last = shown.length - 1;
  return shown.flatMap(({ id, name }, index) => {
    const isNear = index >= at - BEFORE && index <= at + AFTER;
    if (!isNear && index !== last) return [];
    return { id, name, state: index < at ? 'DONE' : index === at ? 'CURRENT' : 'NEXT' } as const;
  });
}
