import { createSelector } from 'reselect';

import { selectIsSignedIn } from '#store/identity/selectors.ts';
import type { RootState } from '#store/index.ts';
import { selectMatch, selectParameters } from '#store/shell/selectors.ts';

import { licensedStateBlock, stateModal } from './eligibility.ts';
import {
  addressOfStep,
  isReached,
  stepAfter,
  stepAtPath,
  stepAtValue,
  stepBefore,
  steps,
  stepsFor,
  type Flow,
  type StepId,
  type Walk,
} from './steps.ts';

export const selectDraft = (state: RootState) => state.registration.draft;

const selectHasKnownContact = ({ identity: { profile } }: RootState) =>
  profile !== null && profile.email !== null && profile.phoneNumber !== null;

/** Whether the property that was answered is one with which nobody goes on here, by whatever way they came. */
const selectIsPropertyRefused = ({ registration, org, features }: RootState): boolean => {
  const state = registration.draft.propertyAddress?.state;
  if (state === undefined || !org.organisation) return false;
  const isElsewhere =
    stateModal(state, org.organisation.switches, features.flags['fe-heloc-state-modals']) !== null;
  return isElsewhere || licensedStateBlock(state, registration.originator) !== null;
};

/** What the lender knows of the person already. */
const selectKnown = createSelector(
  [selectIsSignedIn, selectHasKnownContact],
  (isSignedIn, hasKnownContact) => ({ isSignedIn, hasKnownContact }),
);

/** What the order of this person's steps depends on. */
export const selectWalk = createSelector(
  [
    selectDraft,
    selectIsPropertyRefused,
    (state: RootState) => state.org.organisation?.switches.authMode ?? 'legacy',
    selectKnown,
  ],
  (draft, isPropertyRefused, authMode, known): Walk => ({
    draft,
    isPropertyRefused,
    authMode,
    ...known,
  }),
);

/** Which of the two ways the address takes, or null outside the steps. */
export const selectFlow = (state: RootState): Flow | null => {
  const screen = selectMatch(state)?.screen;
  if (screen === 'registerV2' || screen === 'registerV2Step') return 'redesign';
  return screen === 'register' ? 'wrapper' : null;
};

/** The step that the address names, also one that is not reached yet; null for none. */
export const selectStep = createSelector(
  [selectFlow, selectMatch, selectParameters, selectWalk],
  (flow, match, parameters, walk): StepId | null => {
    if (flow === null || !match) return null;
    if (flow === 'wrapper') return stepAtValue(walk, parameters.step);
    return stepAtPath(match.parameters['step'] ?? '');
  },
);

/** Whether the person may see the step of the address. */
export const selectIsStepOpen = createSelector(
  [selectWalk, selectStep],
  (walk, step) => step !== null && isReached(walk, step),
);

const selectSearch = (state: RootState) => state.shell.location.search;

const selectFlowOrDefault = (state: RootState): Flow =>
  selectFlow(state) ?? (state.features.flags['fe-heloc-redesign-2025'] ? 'redesign' : 'wrapper');

/** Where Continue leads from a step, or null after the last. */
export const selectAddressAfter = (state: RootState, from: StepId): string | null => {
  const flow = selectFlowOrDefault(state);
  const walk = selectWalk(state);
  // The wrapper asks for both addresses on one screen (decision 9).
  const start = flow === 'wrapper' && from === 'propertyAddress' ? 'homeAddress' : from;
  const next = stepAfter(walk, start);
  return next === null ? null : addressOfStep(next, flow, selectSearch(state));
};

/** Where Back leads from a step, or null before the first. */
export const selectAddressBefore = (state: RootState, from: StepId): string | null => {
  const flow = selectFlowOrDefault(state);
  const previous = stepBefore(selectWalk(state), from);
  return previous === null ? null : addressOfStep(previous, flow, selectSearch(state));
};

/** The address of a step in the flow that is in use. */
export const selectAddressOf = (state: RootState, step: StepId): string =>
  addressOfStep(step, selectFlowOrDefault(state), selectSearch(state));

/** Whether the lender has this person's e-mail address and phone number: then nobody asks again (SIDE-07). */
export const selectIsContactKnown = createSelector(
  [selectWalk],
  ({ isSignedIn, hasKnownContact }) => isSignedIn && hasKnownContact,
);

/** Whether the answer to this step is the last one, after which the chain runs: account-setup came first. */
export const selectEndsWith = (state: RootState, step: StepId): boolean => {
  const walk = selectWalk(state);
  return (
    walk.draft.isAccountSetUp &&
    stepsFor(walk).every((other) => other.id === step || other.isAnswered(walk.draft))
  );
};

/** One line of the stepper: its group, its parts, and whether it is done, here or ahead (SIDE-06). */
export interface StepperGroup {
  readonly group: string;
  readonly place: 'done' | 'here' | 'ahead';
  readonly steps: readonly {
    readonly id: StepId;
    readonly label: string;
    readonly place: 'done' | 'here' | 'ahead';
  }[];
}

/** The step that the stepper shows as the person's place: account-setup asks for the contact first. */
const selectShownStep = (state: RootState): StepId | null =>
  selectMatch(state)?.screen === 'accountSetup' ? 'contact' : selectStep(state);

/** The stepper of this person (SIDE-06 to SIDE-09); steps with one label are one line. */
export const selectStepper = createSelector([selectWalk, selectShownStep], (walk, here) => {
  const walked = stepsFor(walk);
  const hereLabel = steps.find(({ id }) => id === here)?.label;
  const hereIndex = walked.findIndex(({ label }) => label === hereLabel);
  const groups = [...new Set(walked.map(({ group }) => group))];
  return groups.map((group): StepperGroup => {
    const labels = [
      ...new Set(walked.filter((step) => step.group === group).map(({ label }) => label)),
    ];
    const lines = labels.map((label) => {
      const index = walked.findLastIndex((step) => step.label === label);
      const isDone = index < hereIndex && walked[index]?.isAnswered(walk.draft) === true;
      const place = label === hereLabel ? 'here' : isDone ? 'done' : 'ahead';
      return { id: walked[index]?.id as StepId, label, place } as const;
    });
    const place = lines.some((line) => line.place === 'here')
      ? 'here'
      : lines.every((line) => line.place === 'done')
        ? 'done'
        : 'ahead';
    return { group, place, steps: lines };
  });
});

/** "Step 3 of 7, Income Info" (SIDE-08, AX-32). */
export function progressOf(groups: readonly StepperGroup[]) {
  const lines = groups.flatMap(({ group, steps: parts }) =>
    parts.map(({ label, place }) => ({ group, label, place })),
  );
  const index = Math.max(
    lines.findIndex(({ place }) => place === 'here'),
    0,
  );
  return { step: index + 1, of: lines.length, label: lines[index]?.group ?? '' };
}
