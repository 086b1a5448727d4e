import { createSelector } from 'reselect';

import { selectIsSignedIn, selectProfile } from '#store/identity/selectors.ts';
import type { RootState } from '#store/index.ts';
import { readParameters, type Parameters } from '#store/shell/query.ts';
import { minutesText } from '#store/shell/journey.ts';
import { screenAt, type Match } from '#store/shell/screens.ts';
import { selectMatch, selectParameters, selectToday } from '#store/shell/selectors.ts';
import type { Location } from '#store/shell/slice.ts';
import { ageMessage, stateOfResidence } from '#store/person/birthdate.ts';
import type { StepProgress } from '#store/progress.ts';

import type { Contact } from './contact.ts';
import { licensedStateBlock, needsWaitlist, stateModal } from './eligibility.ts';
import {
  addressOfStep,
  isStepSkipped,
  isReached,
  stepAfter,
  stepAtPath,
  stepAtValue,
  stepBefore,
  stepsFor,
  type Flow,
} from './steps.ts';
import { idleChain, isDone, type Chain } from './chain/chain.ts';
import { steps, type StepId, type FlowContext } from './questions.ts';

export const selectDraft = (state: RootState) => state.registration.answers.draft;

const selectProfileContact = createSelector([selectProfile], (profile): Contact | null =>
  profile === null || profile.email === null || profile.phoneNumber === null
    ? null
    : { email: profile.email, phoneNumber: profile.phoneNumber },
);

const selectIsServedElsewhere = ({ registration, org, flags }: RootState): boolean => {
  const state = registration.answers.draft.propertyAddress?.state;
  if (state === undefined || !org.organisation) return false;
  const isFlagOn = flags.values['fe-heloc-state-modals'];
  return stateModal(state, org.organisation.switches, isFlagOn) !== null;
};

/** Returns the text that blocks the property (ELIG-06), or null if another site lends there. */
export const selectPropertyBlock = (state: RootState): string | null => {
  const { draft, licence } = state.registration.answers;
  if (draft.propertyAddress === null || selectIsServedElsewhere(state)) return null;
  return licensedStateBlock(draft.propertyAddress.state, licence);
};

const selectIsPropertyRefused = (state: RootState): boolean =>
  selectIsServedElsewhere(state) || selectPropertyBlock(state) !== null;

/** Returns the state that sets the minimum age. */
export const selectStateOfResidence = (state: RootState) =>
  stateOfResidence(selectDraft(state).homeAddress, selectDraft(state).propertyAddress);

const selectIsAgeRefused = (state: RootState): boolean => {
  const { dob } = selectDraft(state);
  const todayIso = selectToday(state);
  return (
    dob !== null &&
    todayIso !== null &&
    ageMessage(dob, {
      todayIso,
      state: selectStateOfResidence(state),
      isAgeRestricted: state.org.organisation?.switches.ageRestricted ?? false,
    }) !== undefined
  );
};

const selectKnown = createSelector(
  [selectIsSignedIn, selectProfileContact],
  (isSignedIn, contact) => ({ isSignedIn, hasKnownContact: contact !== null }),
);

/** Returns the submit chain. Its slice loads with the sagas, which are the only ones to update it. */
export const selectChain = (state: RootState): Chain => state.registration.chain ?? idleChain;

/** Whether the submit chain is running or has just finished. */
export const selectIsChainUnderWay = (state: RootState): boolean => {
  const { status } = selectChain(state);
  return status === 'running' || status === 'finished';
};

/** Whether the submit only joins the waitlist, as far as we know (ELIG-01 to ELIG-03). */
export const selectIsWaitlisted = (state: RootState): boolean => {
  const { draft, eligibility, campaign } = state.registration.answers;
  return (
    draft.propertyAddress !== null &&
    needsWaitlist(draft.propertyAddress, eligibility, campaign.utm.source) &&
    !isDone(selectChain(state), 'waitlist')
  );
};

const selectDecidedByPlace = createSelector(
  [selectIsPropertyRefused, selectIsAgeRefused, selectIsWaitlisted],
  (isPropertyRefused, isAgeRefused, isWaitlisted) => ({
    isPropertyRefused,
    isAgeRefused,
    isWaitlisted,
  }),
);

export const selectFlowContext = createSelector(
  [
    selectDraft,
    selectDecidedByPlace,
    (state: RootState) => state.org.organisation?.switches.authMode ?? 'legacy',
    selectKnown,
  ],
  (draft, place, authMode, known): FlowContext => ({ draft, ...place, authMode, ...known }),
);

function flowOf(match: Match | null): Flow | null {
  if (match?.screen === 'registerV2' || match?.screen === 'registerV2Step') return 'redesign';
  return match?.screen === 'register' ? 'wrapper' : null;
}

/** Returns the flow of the current address, or null outside the steps. */
export const selectFlow = (state: RootState): Flow | null => flowOf(selectMatch(state));

function stepAt(context: FlowContext, match: Match | null, { step }: Parameters): StepId | null {
  const flow = flowOf(match);
  if (flow === 'wrapper') return stepAtValue(context, step);
  return flow && stepAtPath(match?.parameters['step'] ?? '');
}

/** Returns the step of the current address, reached or not, or null. */
export const selectStep = createSelector(
  [selectFlowContext, selectMatch, selectParameters],
  stepAt,
);

/** Returns the step named in a register address's query. */
export const selectStepNamed = (state: RootState, search: string): StepId =>
  stepAtValue(selectFlowContext(state), readParameters(search).step);

/** Whether an address is a step that this user skips (SIDE-07). */
export function selectIsStepSkipped(state: RootState, { pathname, search }: Location): boolean {
  const context = selectFlowContext(state);
  const step = stepAt(context, screenAt(pathname), readParameters(search));
  return step !== null && isStepSkipped(context, step);
}

export const selectIsStepOpen = createSelector(
  [selectFlowContext, selectStep],
  (context, step) => step !== null && isReached(context, step),
);

const selectSearch = (state: RootState) => state.shell.location.search;

const selectFlowOrDefault = (state: RootState): Flow =>
  selectFlow(state) ?? (state.flags.values['fe-heloc-redesign-2025'] ? 'redesign' : 'wrapper');

export const selectAddressAfter = (state: RootState, from: StepId): string | null => {
  const flow = selectFlowOrDefault(state);
  const context = selectFlowContext(state);
  // The wrapper asks for both addresses on one screen (decision 9).
  const start = flow === 'wrapper' && from === 'propertyAddress' ? 'homeAddress' : from;
  const next = stepAfter(context, start);
  return next === null ? null : addressOfStep(next, flow, selectSearch(state));
};

export const selectAddressBefore = (state: RootState, from: StepId): string | null => {
  const flow = selectFlowOrDefault(state);
  const previous = stepBefore(selectFlowContext(state), from);
  return previous === null ? null : addressOfStep(previous, flow, selectSearch(state));
};

export const selectStepAddress = (state: RootState, step: StepId): string =>
  addressOfStep(step, selectFlowOrDefault(state), selectSearch(state));

/**
 * Returns the contact of a user that the lender knows (SIDE-07): from the answers, else from the profile, but never
 * from a referral.
 */
export const selectKnownContact = createSelector(
  [selectIsSignedIn, selectProfileContact, selectDraft],
  (isSignedIn, known, { email, phoneNumber }): Contact | null =>
    isSignedIn && known
      ? { email: email ?? known.email, phoneNumber: phoneNumber ?? known.phoneNumber }
      : null,
);

/** Whether this is the last open step, after which the chain runs: also account-setup, and the waitlist's last step. */
export const selectEndsWith = (state: RootState, step: StepId): boolean => {
  const context = selectFlowContext(state);
  return (
    (context.draft.isAccountSetUp || context.isWaitlisted) &&
    stepsFor(context).every((other) => other.id === step || other.isAnswered(context))
  );
};

/** A group of the stepper (SIDE-06). */
export interface StepperGroup {
  readonly group: string;
  readonly progress: StepProgress;
  readonly steps: readonly {
    readonly id: StepId;
    readonly label: string;
    readonly progress: StepProgress;
  }[];
}

/** Returns the stepper's current step. Account-setup asks for the contact first. */
const selectShownStep = (state: RootState): StepId | null =>
  selectMatch(state)?.screen === 'accountSetup' ? 'contact' : selectStep(state);

/** Returns the stepper (SIDE-06 to SIDE-09). Steps with the same label share a line. */
export const selectStepper = createSelector(
  [selectFlowContext, selectShownStep],
  (context, here) => {
    const ordered = stepsFor(context);
    const hereLabel = steps.find(({ id }) => id === here)?.label;
    const hereIndex = ordered.findIndex(({ label }) => label === hereLabel);
    const groups = [...new Set(ordered.map(({ group }) => group))];
    return groups.map((group): StepperGroup => {
      const labels = [
        ...new Set(ordered.filter((step) => step.group === group).map(({ label }) => label)),
      ];
      const lines = labels.map((label) => {
        const index = ordered.findLastIndex((step) => step.label === label);
        const isDone = index < hereIndex && ordered[index]?.isAnswered(context) === true;
        const progress = label === hereLabel ? 'IN_PROGRESS' : isDone ? 'COMPLETE' : 'INITIAL';
        return { id: ordered[index]?.id as StepId, label, progress } as const;
      });
      const progress = lines.some((line) => line.progress === 'IN_PROGRESS')
        ? 'IN_PROGRESS'
        : lines.every((line) => line.progress === 'COMPLETE')
          ? 'COMPLETE'
          : 'INITIAL';
      return { group, progress, steps: lines };
    });
  },
);

const QUESTIONS_A_MINUTE = 3;

/**
 * "Step 1 of 7, question 3 of 7" (SIDE-08, AX-32). The questions are parts of the first stage. The waitlist has no
 * other stage.
 */
export function stepperProgress(groups: readonly StepperGroup[]) {
  const isWaitlist = groups.at(-1)?.group === 'Contact Info';
  const lines = groups.flatMap(({ steps: parts }) => parts.map(({ progress }) => progress));
  const index = Math.max(lines.indexOf('IN_PROGRESS'), 0);
  const minutes = minutesText(Math.ceil((lines.length - index) / QUESTIONS_A_MINUTE));
  return {
    step: isWaitlist ? null : 1,
    label: `question ${index + 1} of ${lines.length}`,
    parts: lines.map((_line, at) => at <= index),
    time: isWaitlist ? `About ${minutes} left` : `Offers in ${minutes}`,
  };
}
