import { createSelector } from 'reselect';

import { selectIsSignedIn, selectProfile } from '#store/identity/selectors.ts';
import type { RootState } from '#store/index.ts';
import { readParameters, type Parameters } from '#store/shell/query.ts';
import { BASE_PATH, screenAt, type Match } from '#store/shell/screens.ts';
import { selectMatch, selectParameters, selectToday } from '#store/shell/selectors.ts';
import type { Location } from '#store/shell/slice.ts';
import { ageMessage, stateOfResidence } from '#store/person/birthdate.ts';

import type { Contact } from './contact.ts';
import { licensedStateBlock, stateModal } from './eligibility.ts';
import {
  addressOfStep,
  isPassedBy,
  isReached,
  stepAfter,
  stepAtPath,
  stepAtValue,
  stepBefore,
  steps,
  stepsFor,
  type Flow,
  type StepId,
  type FlowContext,
} from './steps.ts';

export const selectDraft = (state: RootState) => state.registration.draft;

/** The contact of the profile, where it has both. */
const selectProfileContact = createSelector([selectProfile], (profile): Contact | null =>
  profile === null || profile.email === null || profile.phoneNumber === null
    ? null
    : { email: profile.email, phoneNumber: profile.phoneNumber },
);

/** Whether another site lends where the property that was answered lies. */
const selectIsServedElsewhere = ({ registration, org, features }: RootState): boolean => {
  const state = registration.draft.propertyAddress?.state;
  if (state === undefined || !org.organisation) return false;
  const isFlagOn = features.flags['fe-heloc-state-modals'];
  return stateModal(state, org.organisation.switches, isFlagOn) !== null;
};

/**
 * The words that stop the property that was answered, as soon as its originator's licence is known (ELIG-06); null for
 * none, and where another site lends, which is looked at first.
 */
export const selectPropertyBlock = (state: RootState): string | null => {
  const { draft, licence } = state.registration;
  if (draft.propertyAddress === null || selectIsServedElsewhere(state)) return null;
  return licensedStateBlock(draft.propertyAddress.state, licence);
};

/** Whether that property is one with which nobody goes on here, by whatever way they came. */
const selectIsPropertyRefused = (state: RootState): boolean =>
  selectIsServedElsewhere(state) || selectPropertyBlock(state) !== null;

/** The state that decides about the age. */
export const selectStateOfResidence = (state: RootState) =>
  stateOfResidence(selectDraft(state).homeAddress, selectDraft(state).propertyAddress);

/** Whether the birth date that was answered is too young for the addresses as they are. */
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

const selectRefused = createSelector(
  [selectIsPropertyRefused, selectIsAgeRefused],
  (isPropertyRefused, isAgeRefused) => ({ isPropertyRefused, isAgeRefused }),
);

/** Whether the last answer is being carried out, or was and is about to lead on. */
export const selectIsChainUnderWay = ({ chain: { status } }: RootState): boolean =>
  status === 'running' || status === 'finished';

/** What the lender knows of the person already. */
const selectKnown = createSelector(
  [selectIsSignedIn, selectProfileContact],
  (isSignedIn, contact) => ({ isSignedIn, hasKnownContact: contact !== null }),
);

/** What the order of this person's steps depends on. */
export const selectFlowContext = createSelector(
  [
    selectDraft,
    selectRefused,
    (state: RootState) => state.org.organisation?.switches.authMode ?? 'legacy',
    selectKnown,
  ],
  (draft, refused, authMode, known): FlowContext => ({
    draft,
    ...refused,
    authMode,
    ...known,
  }),
);

function flowOf(match: Match | null): Flow | null {
  if (match?.screen === 'registerV2' || match?.screen === 'registerV2Step') return 'redesign';
  return match?.screen === 'register' ? 'wrapper' : null;
}

/** Which of the two ways the address takes, or null outside the steps. */
export const selectFlow = (state: RootState): Flow | null => flowOf(selectMatch(state));

function stepAt(walk: FlowContext, match: Match | null, { step }: Parameters): StepId | null {
  const flow = flowOf(match);
  if (flow === 'wrapper') return stepAtValue(walk, step);
  return flow && stepAtPath(match?.parameters['step'] ?? '');
}

/** The step that the address names, also one that is not reached yet; null for none. */
export const selectStep = createSelector(
  [selectFlowContext, selectMatch, selectParameters],
  stepAt,
);

/** Whether some address is a step that this person is not asked, though they were before: they are known now (SIDE-07). */
export function selectIsPassedBy(state: RootState, { pathname, search }: Location): boolean {
  const walk = selectFlowContext(state);
  const step = stepAt(walk, screenAt(pathname), readParameters(search));
  return step !== null && isPassedBy(walk, step);
}

/** Whether the person may see the step of the address. */
export const selectIsStepOpen = createSelector(
  [selectFlowContext, selectStep],
  (walk, step) => step !== null && isReached(walk, step),
);

const selectSearch = (state: RootState) => state.shell.location.search;

const selectFlowOrDefault = (state: RootState): Flow =>
  selectFlow(state) ?? (state.features.flags['fe-heloc-redesign-2025'] ? 'redesign' : 'wrapper');

/** Where Continue leads from a step, or null after the last. */
export const selectAddressAfter = (state: RootState, from: StepId): string | null => {
  const flow = selectFlowOrDefault(state);
  const walk = selectFlowContext(state);
  // The wrapper asks for both addresses on one screen (decision 9).
  const start = flow === 'wrapper' && from === 'propertyAddress' ? 'homeAddress' : from;
  const next = stepAfter(walk, start);
  return next === null ? null : addressOfStep(next, flow, selectSearch(state));
};

/** Where Back leads from a step, or null before the first. */
export const selectAddressBefore = (state: RootState, from: StepId): string | null => {
  const flow = selectFlowOrDefault(state);
  const previous = stepBefore(selectFlowContext(state), from);
  return previous === null ? null : addressOfStep(previous, flow, selectSearch(state));
};

/** The address of a step in the flow that is in use. */
export const selectAddressOf = (state: RootState, step: StepId): string =>
  addressOfStep(step, selectFlowOrDefault(state), selectSearch(state));

/** Where the phone number was asked for; null where that is this very screen, or none. */
export const selectContactAddress = (state: RootState): string | null => {
  const walk = selectFlowContext(state);
  if (isReached(walk, 'contact')) return selectAddressOf(state, 'contact');
  return walk.draft.isAccountSetUp && selectMatch(state)?.screen !== 'accountSetup'
    ? `${BASE_PATH}/register/account-setup${selectSearch(state)}`
    : null;
};

/** The e-mail of an account that is still to be made, and where it was asked for; null once an account is there. */
export const selectAccountToBe = createSelector(
  [
    (state: RootState) => selectIsSignedIn(state) || state.chain.accountEmail !== null,
    (state: RootState) => selectDraft(state).email,
    selectContactAddress,
  ],
  (hasAccount, email, changedAt) =>
    hasAccount || email === null || changedAt === null ? null : { email, changedAt },
);

/**
 * The contact of a person whose e-mail address and phone number the lender has, so that nobody asks again (SIDE-07);
 * null for others. Unseen, it is theirs: what they answered here, else their profile's, and never a referral's.
 */
export const selectKnownContact = createSelector(
  [selectIsSignedIn, selectProfileContact, selectDraft],
  (isSignedIn, known, { email, phoneNumber }): Contact | null =>
    isSignedIn && known
      ? { email: email ?? known.email, phoneNumber: phoneNumber ?? known.phoneNumber }
      : null,
);

/** Whether the answer to this step is the last one, after which the chain runs: account-setup came first. */
export const selectEndsWith = (state: RootState, step: StepId): boolean => {
  const walk = selectFlowContext(state);
  return (
    walk.draft.isAccountSetUp &&
    stepsFor(walk).every((other) => other.id === step || other.isAnswered(walk))
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
export const selectStepper = createSelector([selectFlowContext, selectShownStep], (walk, here) => {
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
      const isDone = index < hereIndex && walked[index]?.isAnswered(walk) === true;
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
