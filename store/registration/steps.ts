import type { Action } from '@reduxjs/toolkit';

import { BASE_PATH } from '#store/shell/screens.ts';
import { withParameters } from '#store/shell/query.ts';

import { steps, type FlowContext, type FlowStep, type StepId } from './questions.ts';

/** The two flows of the same steps: a path for each step, or one path with `step` (C-01, A-07). */
export type Flow = 'redesign' | 'wrapper';

/** Returns the step that an action answers, or null. */
export const stepAnsweredBy = (action: Action) =>
  steps.find(({ submitted }) => submitted?.match(action)) ?? null;

/** Returns the user's steps. The waitlist has its own (ELIG-01). */
export const stepsFor = (context: FlowContext): readonly FlowStep[] =>
  steps.filter((step) =>
    context.isWaitlisted ? step.isForWaitlist : (step.appliesTo?.(context) ?? true),
  );

const idOf = (step: FlowStep | undefined) => step?.id ?? null;
const orderOf = (id: StepId) => steps.findIndex((step) => step.id === id);

/** Returns the first unanswered step, or `null`. */
export const frontier = (context: FlowContext): StepId | null =>
  idOf(stepsFor(context).find((step) => !step.isAnswered(context)));

/** Returns the next step, or `null` after the last. */
export const stepAfter = (context: FlowContext, id: StepId): StepId | null =>
  idOf(stepsFor(context).find((step) => orderOf(step.id) > orderOf(id)));

/** Returns the previous step, or `null` before the first. */
export const stepBefore = (context: FlowContext, id: StepId): StepId | null =>
  idOf(stepsFor(context).findLast((step) => orderOf(step.id) < orderOf(id)));

/** Whether the user may open this step. */
export function isReached(context: FlowContext, id: StepId): boolean {
  const here = frontier(context);
  const order = stepsFor(context).map(idOf);
  return order.includes(id) && (here === null || order.indexOf(id) <= order.indexOf(here));
}

/** Returns a step's address. Keeps the query except `step` (screens.md section 2). */
export function addressOfStep(id: StepId, flow: Flow, search: string): string {
  const step = steps[orderOf(id)];
  if (!step) throw new Error(`No step ${id}`);
  if (flow === 'wrapper')
    return `${BASE_PATH}/register${withParameters(search, { step: step.value })}`;
  const path = step.path === '' ? 'register-v2' : `register-v2/${step.path}`;
  return `${BASE_PATH}/${path}${withParameters(search, { step: null })}`;
}

/** Returns the step of a register-v2 path, or null. */
export const stepAtPath = (path: string): StepId | null =>
  idOf(steps.find((step) => step.path === path));

/**
 * Returns the step of a `step` value, or the first step. `login-info` is the password or the external login
 * (SIDE-09).
 */
export function stepAtValue(context: FlowContext, value: string | undefined): StepId {
  const isNamed = (step: FlowStep) => step.value === value;
  return idOf(stepsFor(context).find(isNamed) ?? steps.find(isNamed)) ?? 'propertyAddress';
}

export const isStepSkipped = (context: FlowContext, id: StepId): boolean =>
  !stepsFor(context).some((step) => step.id === id);
