import { createSelector } from 'reselect';

import { selectIsOn } from '#store/features/selectors.ts';
import { selectOrganisation, selectSwitches } from '#store/org/selectors.ts';
import type { RootState } from '#store/index.ts';
import { selectAddressedUuid, selectMatch } from '#store/shell/selectors.ts';
import { pendingWritesOf, REGISTRATION_SCOPE } from '#store/pendingWrites/slice.ts';
import { valuesAtMount } from '#store/unsaved.ts';
import type { Birthdate } from '#store/person/birthdate.ts';
import type { LegalName } from '#store/person/name.ts';

import { propertyForm, type HomeForm, type PropertyForm } from './address/addressForm.ts';
import { isDone } from './chain/chain.ts';
import { softCreditText } from './consents.ts';
import { needsWaitlist, type LendingArea } from './eligibility.ts';
import type { Income } from './income.ts';
import { prefilled, type Prefill } from './prefill.ts';
import {
  noSmsPrompts,
  type StoredRegistration,
  type RequiredConsents,
  type SmsPrompts,
} from './slice.ts';
import type { StepId } from './steps.ts';
import type { SaleForm } from './saleStatus.ts';
import { selectDraft, selectKnownContact, selectStep } from './flow.ts';

export const selectChain = (state: RootState) => state.chain;
export const selectOriginator = (state: RootState) => state.registration.originator;
export const selectCampaign = (state: RootState) => state.registration.campaign;
export const selectEligibility = (state: RootState) => state.registration.eligibility;

const ANYWHERE: LendingArea = { states: null, blockedZips: null };

/** Where the lender lends, as far as somebody may join the waitlist elsewhere: who has an application cannot. */
export const selectLendingArea = (state: RootState): LendingArea =>
  selectAddressedUuid(state) === null ? selectEligibility(state) : ANYWHERE;
export const selectOffer = (state: RootState) => state.registration.offer;
export const selectOfferNote = (state: RootState) => state.registration.offerNote;
export const selectDraftWasRead = (state: RootState) =>
  state.registration.storedDraft !== 'pending';
export const selectDraftWasRestored = (state: RootState) =>
  state.registration.storedDraft === 'restored';

/** What the stored draft holds. */
export const selectStoredRegistration = (state: RootState): StoredRegistration => {
  const { draft, unsaved, campaign } = state.registration;
  return {
    draft,
    unsaved,
    campaign,
    chain: state.chain,
    settled: state.lookup.settled,
    pendingWrites: pendingWritesOf(state, REGISTRATION_SCOPE),
  };
};

export const selectArePrefillsSettled = (state: RootState) => state.registration.arePrefillsSettled;
export const selectPrefills = (state: RootState) => state.registration.prefills;

/** What was typed into a step and not sent. */
const selectUnsaved = (step: StepId) => (state: RootState) => state.registration.unsaved[step];

const part =
  <Part extends keyof Prefill>(name: Part) =>
  (state: RootState) =>
    prefilled(selectPrefills(state), name);

/** A step's form at mount: what was typed wins over what was answered, which wins over what others told (decision 8). */
const valuesOf = <Values extends object>(
  step: StepId,
  answer: (state: RootState) => Partial<Values> | null,
  prefill: (state: RootState) => Partial<Values> | null,
) =>
  createSelector([selectUnsaved(step), answer, prefill], (unsaved, answered, told) =>
    valuesAtMount<Values>(answered ?? told, unsaved),
  );

const selectPropertyAnswer = createSelector(
  [selectDraft, part('homeAddress')],
  ({ propertyAddress, homeAddress }, toldHome) =>
    propertyAddress === null ? null : propertyForm(propertyAddress, homeAddress ?? toldHome),
);

const selectPropertyPrefill = createSelector(
  [part('propertyAddress'), part('homeAddress')],
  (property, home) => propertyForm(property ?? {}, home),
);

export const selectPropertyValues = valuesOf<PropertyForm>(
  'propertyAddress',
  selectPropertyAnswer,
  selectPropertyPrefill,
);

export const selectHomeAddressValues = valuesOf<HomeForm>(
  'homeAddress',
  (state) => selectDraft(state).homeAddress,
  part('homeAddress'),
);

export const selectIncomeValues = valuesOf<Income>(
  'income',
  (state) => selectDraft(state).income,
  createSelector([part('income')], (income) => (income === null ? null : { income })),
);

export const selectNameValues = valuesOf<LegalName>(
  'name',
  (state) => selectDraft(state).name,
  part('name'),
);

const asBirthdate = (dob: string | null) => (dob === null ? null : { dob });

export const selectBirthdateValues = valuesOf<Birthdate>(
  'birthdate',
  createSelector([(state: RootState) => selectDraft(state).dob], asBirthdate),
  createSelector([part('dob')], asBirthdate),
);

export interface ContactForm {
  email: string;
  phoneNumber: string;
  smsTransactionalConsent: boolean;
  smsMarketingConsent: boolean;
}

const selectContactAnswer = createSelector([selectDraft], (draft) =>
  draft.email === null && draft.phoneNumber === null
    ? null
    : {
        ...(draft.email === null ? {} : { email: draft.email }),
        ...(draft.phoneNumber === null ? {} : { phoneNumber: draft.phoneNumber }),
        smsTransactionalConsent: draft.smsTransactionalConsent === true,
        smsMarketingConsent: draft.smsMarketingConsent === true,
      },
);

const selectContactPrefill = createSelector(
  [part('email'), part('phoneNumber')],
  (email, phoneNumber) => ({
    ...(email === null ? {} : { email }),
    ...(phoneNumber === null ? {} : { phoneNumber }),
  }),
);

export const selectContactValues = valuesOf<ContactForm>(
  'contact',
  selectContactAnswer,
  selectContactPrefill,
);

/** The two required boxes, as they were last sent. */
const selectConsentAnswer = createSelector(
  [selectDraft],
  ({ termPrivacyConsent, communicationConsent }) => ({ termPrivacyConsent, communicationConsent }),
);

export const selectPasswordValues = valuesOf<RequiredConsents>(
  'password',
  selectConsentAnswer,
  () => null,
);

/** Contact and consents on one screen. */
export type LoginForm = ContactForm & RequiredConsents;

const selectLoginAnswer = createSelector(
  [selectContactAnswer, selectConsentAnswer],
  (contact, consents) => contact && { ...contact, ...consents },
);

/** The external login asks for the contact on its own screen (ROUTE-REG-09). */
export const selectLoginValues = valuesOf<LoginForm>(
  'login',
  selectLoginAnswer,
  selectContactPrefill,
);

/** So does account-setup (ROUTE-REG-11); what is typed there is kept as contact. */
export const selectAccountValues = valuesOf<LoginForm>(
  'contact',
  selectLoginAnswer,
  selectContactPrefill,
);

export const selectSaleValues = valuesOf<SaleForm>(
  'forSale',
  createSelector([(state: RootState) => selectDraft(state).isListedForSale], (isListed) =>
    isListed === null ? null : { isListedForSale: isListed ? ('YES' as const) : ('NO' as const) },
  ),
  () => null,
);

/** Whether a step shows values that somebody else filled in ("We filled this in for you"). */
export const selectIsPrefilled = (step: StepId) => (state: RootState) => {
  const draft = selectDraft(state);
  const told = selectPrefills(state);
  switch (step) {
    case 'propertyAddress':
      return draft.propertyAddress === null && prefilled(told, 'propertyAddress') !== null;
    case 'homeAddress':
      return draft.homeAddress === null && prefilled(told, 'homeAddress') !== null;
    case 'income':
      return draft.income === null && prefilled(told, 'income') !== null;
    case 'name':
      return draft.name === null && prefilled(told, 'name') !== null;
    case 'birthdate':
      return draft.dob === null && prefilled(told, 'dob') !== null;
    case 'contact':
    case 'login':
      return (
        (step === 'contact' || selectKnownContact(state) === null) &&
        ((draft.email === null && prefilled(told, 'email') !== null) ||
          (draft.phoneNumber === null && prefilled(told, 'phoneNumber') !== null))
      );
    default:
      return false;
  }
};

export const selectStateOfProperty = (state: RootState) =>
  selectDraft(state).propertyAddress?.state ?? null;

/** The line that says a credit score is safe (MSG-REG-02, MSG-REG-03). */
export const selectReassurance = (state: RootState) =>
  selectCampaign(state).isPrescreen
    ? "Checking your rate won't affect your credit score"
    : "Pre-qualification won't affect your credit score";

/** MSG-REG-04, C-27 */
export const selectFirstButton = (state: RootState) =>
  selectCampaign(state).isPrescreen ? 'Check my rate' : 'Apply Now';

/** Whether SMS consents are asked for here (SUBMIT-12). */
export const selectAsksForSms = (state: RootState) => selectSwitches(state).isMain;

/** The texts that somebody may agree to here. */
export const selectSmsPrompts = (state: RootState): SmsPrompts =>
  selectAsksForSms(state) ? state.registration.smsPrompts : noSmsPrompts;

/** Who came with an offer that is over, or that nobody knows, was chosen by nobody, and agrees to no such thing. */
const selectPrescreen = createSelector(
  [selectCampaign, selectOfferNote],
  ({ isPrescreen, offerCode }, note) => ({
    isChosen: isPrescreen && note === null,
    offerCode: offerCode ?? '',
  }),
);

/** Account-setup comes before the property was answered, for people of whom it is known. */
const selectPlaceToLendIn = (state: RootState) =>
  selectDraft(state).propertyAddress ?? part('propertyAddress')(state);

/**
 * Whether the last press only joins the waitlist, as far as is known (ELIG-01 to ELIG-03): no credit is checked then. A
 * chain that is past that link goes on to the application.
 */
export const selectEndsAtWaitlist = createSelector(
  [selectPlaceToLendIn, selectEligibility, selectCampaign, selectChain],
  (place, area, { utm }, chain) =>
    place?.state !== undefined &&
    place.zip !== undefined &&
    needsWaitlist({ state: place.state, zip: place.zip }, area, utm.source) &&
    !isDone(chain, 'waitlist'),
);

/** What the button says that agrees to the soft check; of account-setup, its own (ROUTE-REG-11). */
export const selectAgreeingButton = (state: RootState) => {
  if (selectMatch(state)?.screen === 'accountSetup') return 'Create account';
  return selectStep(state) === 'propertyAddress' ? selectFirstButton(state) : 'Continue';
};

const selectNewYork = createSelector(
  [selectPlaceToLendIn, selectIsOn('fe-heloc-fcra-ny')],
  (place, fcraFlag) => ({ isNewYork: place?.state === 'NY', fcraFlag }),
);

/** The soft-credit text of this flow, or null where none is shown (SOFT-01 to SOFT-03, CREATE-BODY-10). */
export const selectSoftCreditText = createSelector(
  [selectOrganisation, selectPrescreen, selectNewYork, selectAgreeingButton],
  (organisation, { isChosen, offerCode }, newYork, button) =>
    softCreditText(
      {
        prescreen: isChosen,
        ...newYork,
        debtPayoff: organisation.switches.debtPayoffThirdParty,
      },
      organisation,
      { offerCode, button },
    ),
);
