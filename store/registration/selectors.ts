import { createSelector } from 'reselect';

import { selectSwitches } from '#store/org/selectors.ts';
import type { RootState } from '#store/index.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';
import { initialFormValues } from '#store/unsaved.ts';

import { propertyForm, type PropertyForm } from './address/addressForm.ts';
import type { LendingArea } from './eligibility.ts';
import { prefilled, type Prefill } from './prefill.ts';
import { selectDraft, selectIsWaitlisted, selectKnownContact } from './flow.ts';
import { noSmsPrompts, type SmsPrompts } from './slice.ts';
import { steps, type StepId } from './questions.ts';

/** Whether a submit waits for its address lookup. */
export const selectIsSearching = (state: RootState) =>
  state.registration.lookup.submit.status === 'searching';
export const selectOriginator = (state: RootState) => state.registration.answers.originator;
export const selectCampaign = (state: RootState) => state.registration.answers.campaign;
export const selectEligibility = (state: RootState) => state.registration.answers.eligibility;

const ANYWHERE: LendingArea = { states: null, blockedZips: null };

/** Returns where the lender lends. A borrower with an application can't join the waitlist elsewhere. */
export const selectLendingArea = (state: RootState): LendingArea =>
  selectUuidInHand(state) === null ? selectEligibility(state) : ANYWHERE;
export const selectMailedOffer = (state: RootState) => state.registration.answers.offer;
export const selectOfferNote = (state: RootState) => state.registration.answers.offerNote;
export const selectDraftWasRead = (state: RootState) =>
  state.registration.answers.storedDraft !== 'pending';
export const selectDraftWasRestored = (state: RootState) =>
  state.registration.answers.storedDraft === 'restored';

export const selectArePrefillsSettled = (state: RootState) =>
  state.registration.answers.arePrefillsSettled;
export const selectPrefills = (state: RootState) => state.registration.answers.prefills;

const selectUnsaved = (step: StepId) => (state: RootState) =>
  state.registration.answers.unsaved[step];

export const selectPrefilled =
  <Part extends keyof Prefill>(name: Part) =>
  (state: RootState) =>
    prefilled(selectPrefills(state), name);

type Known<Values> = { readonly [Name in keyof Values]?: Values[Name] | null } | null;

/** Returns the initial values of a step's form: unsaved input, then answers, then prefills (decision 8). */
export const valuesOf = <Values extends object>(
  step: StepId,
  answer: (state: RootState) => Known<Values>,
  prefill: (state: RootState) => Known<Values>,
) =>
  createSelector([selectUnsaved(step), answer, prefill], (unsaved, answered, prefilledValues) =>
    initialFormValues<Values>(answered ?? prefilledValues, unsaved),
  );

const selectPropertyAnswer = createSelector(
  [selectDraft, selectPrefilled('homeAddress')],
  ({ propertyAddress, homeAddress }, prefilledHome) =>
    propertyAddress === null ? null : propertyForm(propertyAddress, homeAddress ?? prefilledHome),
);

const selectPropertyPrefill = createSelector(
  [selectPrefilled('propertyAddress'), selectPrefilled('homeAddress')],
  (property, home) => propertyForm(property ?? {}, home),
);

export const selectPropertyValues = valuesOf<PropertyForm>(
  'propertyAddress',
  selectPropertyAnswer,
  selectPropertyPrefill,
);

export const selectIsPrefilled = (step: StepId) => (state: RootState) => {
  // The login step doesn't ask for a known contact (SIDE-07).
  if (step === 'login' && selectKnownContact(state) !== null) return false;
  const parts = steps.find(({ id }) => id === step)?.prefilledBy ?? [];
  const draft = selectDraft(state);
  return parts.some((part) => draft[part] === null && selectPrefilled(part)(state) !== null);
};

export const selectReassurance = (state: RootState) => {
  if (selectIsWaitlisted(state)) return "We won't check your credit.";
  return selectCampaign(state).isPrescreen
    ? "Checking your rate won't affect your credit score"
    : "Pre-qualification won't affect your credit score";
};

/** MSG-REG-04, C-27 */
export const selectFirstButton = (state: RootState) =>
  selectCampaign(state).isPrescreen ? 'Check my rate' : 'Apply Now';

export const selectAsksForSms = (state: RootState) => selectSwitches(state).isMain;

export const selectSmsPrompts = (state: RootState): SmsPrompts =>
  selectAsksForSms(state) ? state.registration.answers.smsPrompts : noSmsPrompts;
