import type { Action } from '@reduxjs/toolkit';

import { redactAction, redactState } from '#store/actionLog/redact.ts';

import type { History } from './timeMachine.ts';

const HIDDEN = 'This state cannot be shown';

const known = new WeakMap<object, unknown>();

export function shownAction(action: Action): Action {
  try {
    return redactAction(action);
  } catch {
    return { type: action.type };
  }
}

/** Returns a state as the log records it. Each state is redacted only once. */
export function shownState(state: object): unknown {
  const before = known.get(state);
  if (before !== undefined) return before;
  let shown: unknown;
  try {
    shown = redactState(state);
  } catch {
    shown = HIDDEN;
  }
  known.set(state, shown);
  return shown;
}

/** Returns a history without personal data, which the extension shows and exports (SC-14). */
export const redactedHistory = ({
  actionsById,
  computedStates,
  committedState,
  ...rest
}: History) => ({
  ...rest,
  actionsById: Object.fromEntries(
    Object.entries(actionsById).map(([id, lifted]) => [
      id,
      { ...lifted, action: shownAction(lifted.action) },
    ]),
  ),
  // The message of a reducer's error can quote a value, so only states are copied.
  computedStates: computedStates.map(({ state }) => ({ state: shownState(state) })),
  committedState: shownState(committedState),
});
