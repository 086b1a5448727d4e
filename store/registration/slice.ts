import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { loggedOut } from '#store/identity/slice.ts';
import type { PendingWrites } from '#store/pendingWrite.ts';
import { mergeUnsavedForms, type UnsavedValues } from '#store/unsaved.ts';
import type { HomeAddress } from '#store/person/address.ts';

import { contactSubmitted, propertySubmitted, type ContactAnswer } from './answers.ts';
import { laterCampaign, noCampaign, type Campaign } from './campaign.ts';
import type { Chain } from './chain/chain.ts';
import type { LendingArea } from './eligibility.ts';
import { mergedDraft, textConsents, textPrompts } from './draft.ts';
import { emptyDraft, steps, type RegistrationDraft, type StepId } from './questions.ts';
import type { Licence, Originator } from '#store/person/originator.ts';
import type { Prefill, Prefills, PrefillSource } from './prefill.ts';

export type UnsavedAnswers = Partial<Record<StepId, UnsavedValues>>;

/** An SMS consent text from the lender (CALL-SUB-08, CALL-SUB-09). */
export interface SmsPrompt {
  uuid: string;
  text: string;
}

/** SMS consent texts. Without a text, the box is hidden. */
export interface SmsPrompts {
  transactional: SmsPrompt | null;
  marketing: SmsPrompt | null;
}

export const noSmsPrompts: SmsPrompts = { transactional: null, marketing: null };

export interface RegistrationState {
  draft: RegistrationDraft;
  unsaved: UnsavedAnswers;
  /** `pending` until the stored draft was read or found missing. Guards wait for it (decision 8). */
  storedDraft: 'pending' | 'absent' | 'restored';
  campaign: Campaign;
  prefills: Prefills;
  /** True once every service named in the address has answered. */
  arePrefillsSettled: boolean;
  offer: { offerCode: string; firstName: string | null; respondByDate: string | null } | null;
  offerNote: 'expired' | 'unknown' | null;
  originator: Originator | null;
  licence: Licence | null;
  eligibility: LendingArea;
  smsPrompts: SmsPrompts;
}

export type SettledAddresses = Partial<Record<'property' | 'home', HomeAddress>>;

export interface StoredRegistration {
  draft: RegistrationDraft;
  unsaved: UnsavedAnswers;
  campaign: Campaign;
  chain: Chain;
  settled: SettledAddresses;
  pendingWrites: PendingWrites;
}

export interface ConsentTicks {
  termPrivacyConsent: boolean;
  communicationConsent: boolean;
}

/** The last question and account-setup submit the same data. */
interface AccountAnswer {
  /** Null if unchanged. */
  contact: ContactAnswer | null;
  consents: ConsentTicks;
  /** The password's handle in the vault. Null if no password is asked for. */
  passwordHandle: string | null;
}

const initialState: RegistrationState = {
  draft: emptyDraft,
  unsaved: {},
  storedDraft: 'pending',
  campaign: noCampaign,
  prefills: {},
  arePrefillsSettled: false,
  offer: null,
  offerNote: null,
  originator: null,
  licence: null,
  eligibility: { states: null, blockedZips: null },
  smsPrompts: noSmsPrompts,
};

function answered(state: RegistrationState, step: StepId, answer: Partial<RegistrationDraft>) {
  Object.assign(state.draft, answer);
  delete state.unsaved[step];
}

/** A borrower who lives at the property has no other home (REG-SEQ-09). */
function clearOtherHome({ draft, unsaved }: RegistrationState) {
  if (draft.propertyAddress?.occupancyType !== 'HOME') return;
  draft.homeAddress = null;
  delete unsaved.homeAddress;
}

function contactOf(
  { draft, smsPrompts: { transactional, marketing } }: RegistrationState,
  contact: ContactAnswer | null,
): Partial<RegistrationDraft> {
  if (contact === null) return {};
  const prompts = {
    smsTransactionalPrompt: transactional?.uuid ?? null,
    smsMarketingPrompt: marketing?.uuid ?? null,
  };
  return {
    ...contact,
    ...textConsents(contact, draft),
    ...textPrompts({ ...contact, ...prompts }, draft),
  };
}

const slice = createSlice({
  name: 'registration',
  initialState,
  reducers: {
    registrationEntered(state, { payload }: PayloadAction<{ campaign: Campaign }>) {
      state.campaign = payload.campaign;
    },
    /** Values of touched fields, 300 ms after the last key and when leaving a field (decision 7). */
    answersTyped(state, { payload }: PayloadAction<{ step: StepId; values: UnsavedValues }>) {
      state.unsaved[payload.step] = { ...state.unsaved[payload.step], ...payload.values };
    },
    /** Submits the registration. With an unchanged contact, repeats the earlier submit (SC-09). */
    registrationSubmitted(state, { payload }: PayloadAction<AccountAnswer>) {
      Object.assign(state.draft, payload.consents, contactOf(state, payload.contact));
      delete state.unsaved.password;
      delete state.unsaved.login;
    },
    accountSubmitted(state, { payload }: PayloadAction<AccountAnswer>) {
      Object.assign(state.draft, payload.consents, contactOf(state, payload.contact));
      state.draft.isAccountSetUp = true;
    },
    /** After a reload, account-setup asks for the password again. */
    accountForgotten(state) {
      state.draft.isAccountSetUp = false;
    },
    /** Restores the stored draft. This page's answers and input win. */
    draftRestored(state, { payload }: PayloadAction<Omit<StoredRegistration, 'pendingWrites'>>) {
      state.storedDraft = 'restored';
      state.draft = mergedDraft(state.draft, payload.draft);
      state.unsaved = mergeUnsavedForms(payload.unsaved, state.unsaved);
      clearOtherHome(state);
      state.campaign = laterCampaign(state.campaign, payload.campaign);
    },
    draftAbsent(state) {
      if (state.storedDraft === 'pending') state.storedDraft = 'absent';
    },
    prefillReceived(
      state,
      { payload }: PayloadAction<{ source: PrefillSource; prefill: Prefill }>,
    ) {
      const { source, prefill } = payload;
      state.prefills[source] = prefill;
      if (source === 'prepop') state.draft.isPrepopComplete = true; // FIELD-REG-07
      if (source !== 'profile') return;
      state.draft.isEmailPrefilledByProfile = prefill.email !== null;
      state.draft.isNamePrefilledByProfile = prefill.name !== null;
      state.draft.isDobPrefilledByProfile = prefill.dob !== null;
    },
    prefillsSettled(state) {
      state.arePrefillsSettled = true;
    },
    offerReceived(state, { payload }: PayloadAction<NonNullable<RegistrationState['offer']>>) {
      state.offer = payload;
      state.offerNote = null;
    },
    /** The mailed offer is expired or unknown. The user applies without it (SOFT-01). */
    offerRefused(
      state,
      { payload }: PayloadAction<{ note: 'expired' | 'unknown'; respondByDate: string | null }>,
    ) {
      state.offerNote = payload.note;
      state.campaign.offerCode = null;
      if (payload.note === 'expired')
        state.offer = { offerCode: '', firstName: null, respondByDate: payload.respondByDate };
    },
    /** The referrer is unknown. The application continues without one. */
    referrerRefused(state) {
      state.campaign.referrerId = null;
    },
    /** The referral is unknown or used. The application continues without it. */
    referralRefused(state) {
      state.campaign.referralId = null;
    },
    originatorReceived(state, { payload }: PayloadAction<Originator>) {
      state.originator = payload;
      // This originator's license isn't loaded yet.
      state.licence = null;
    },
    licenceReceived(state, { payload }: PayloadAction<Licence>) {
      state.licence = payload;
    },
    eligibilityReceived(state, { payload }: PayloadAction<Partial<LendingArea>>) {
      Object.assign(state.eligibility, payload);
    },
    smsPromptsReceived(state, { payload }: PayloadAction<SmsPrompts>) {
      state.smsPrompts = payload;
    },
    /** Drops the draft after a mismatched sign-in or a restart (FT-28). Prefills stay. */
    registrationDropped(state) {
      state.storedDraft = 'absent';
      state.draft = emptyDraft;
      state.unsaved = {};
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loggedOut, () => ({ ...initialState, storedDraft: 'absent' as const }))
      .addCase(propertySubmitted, (state, { payload }) => {
        answered(state, 'propertyAddress', { propertyAddress: payload.property });
        if (payload.home) state.draft.homeAddress = payload.home;
        clearOtherHome(state);
      })
      .addCase(contactSubmitted, (state, { payload }) => {
        answered(state, 'contact', contactOf(state, payload));
      });
    // Questions whose row declares what the draft takes from their answer.
    for (const { id, submitted, draftKey, isWhole, flag } of steps)
      if (submitted && draftKey)
        builder.addCase(
          submitted.type,
          (state, { payload }: PayloadAction<Record<string, unknown>>) => {
            const answer = isWhole ? payload : payload[draftKey];
            answered(state, id, { [draftKey]: answer, ...(flag && { [flag]: true }) });
          },
        );
  },
});

export const {
  registrationEntered,
  answersTyped,
  registrationSubmitted,
  accountSubmitted,
  accountForgotten,
  draftRestored,
  draftAbsent,
  prefillReceived,
  prefillsSettled,
  offerReceived,
  offerRefused,
  referrerRefused,
  referralRefused,
  originatorReceived,
  licenceReceived,
  eligibilityReceived,
  smsPromptsReceived,
  registrationDropped,
} = slice.actions;
export const answersReducer = slice.reducer;
