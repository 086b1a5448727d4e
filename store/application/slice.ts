import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { loggedOut } from '#store/identity/slice.ts';
import { failed, idle, loading, ready, type Failure, type Remote } from '#store/remote.ts';
import type { Originator } from '#store/registration/originator.ts';
import { locationChanged } from '#store/shell/slice.ts';
import { eachOverKnown, type UnsavedValues } from '#store/unsaved.ts';

import type { Application } from './application.ts';
import type { ApplicationStatus } from './status/status.ts';

/** The steps of an application that a screen can send; one is under way at a time. */
export type StepName =
  | 'offerQuote'
  | 'offerSelection'
  | 'offerReopening'
  | 'assetsStart'
  | 'additionalInfo'
  | 'demographics'
  | 'creditIdentification'
  | 'creditRetry'
  | 'creditProof'
  | 'reconsideration'
  | 'reviewNote'
  | 'withdrawal'
  | 'summaryEdit';

/** How the step in hand stands: what it was refused with belongs to its own screen. */
export type StepState =
  | { status: 'idle' }
  | { status: 'sending'; step: StepName }
  | { status: 'failed'; step: StepName; failure: Failure }
  | { status: 'sent'; step: StepName };

export interface ApplicationState {
  uuid: string | null;
  record: Remote<Application>;
  /** Who referred the borrower, where somebody did and is known. */
  originator: Originator | null;
  status: Remote<ApplicationStatus>;
  /** When the status was last read, ISO. */
  statusReadAt: string | null;
  /** Whether the checklist is being followed right now. */
  isFollowing: boolean;
  /** Why it could not be read where to go next from here; null unless that was so the last time. */
  routingFailure: Failure | null;
  step: StepState;
  /** The furthest stage shown since signing in; progress never moves back (F-07). */
  furthestStage: number;
  /** What forms of application screens hold and have not sent; never secret, never demographic (F-09). */
  unsaved: Record<string, UnsavedValues>;
}

const initialState: ApplicationState = {
  uuid: null,
  record: idle,
  originator: null,
  status: idle,
  statusReadAt: null,
  isFollowing: false,
  routingFailure: null,
  step: { status: 'idle' },
  furthestStage: 0,
  unsaved: {},
};

const slice = createSlice({
  name: 'application',
  initialState,
  reducers: {
    /** Fact: the address names this application; another one's data is forgotten. */
    applicationOpened(state, { payload }: PayloadAction<{ uuid: string }>) {
      if (state.uuid === payload.uuid) return state;
      return { ...initialState, uuid: payload.uuid, record: loading };
    },
    applicationReceived(state, { payload }: PayloadAction<Application>) {
      state.record = ready(payload);
    },
    applicationFailed(state, { payload }: PayloadAction<Failure>) {
      if (state.record.status !== 'ready') state.record = failed(payload);
    },
    /** Fact: who referred the borrower (LOCARD-09). */
    originatorReceived(state, { payload }: PayloadAction<Originator>) {
      state.originator = payload;
    },
    /** Fact: another phone number is on its way; which one the lender has, only its next answer tells (FT-02). */
    phoneSent(state) {
      if (state.record.status === 'ready') state.record.value.applicant.phoneNumber = null;
    },
    /** Intent: the borrower finished a screen, or asks again. What comes next is the lender's word. */
    routingRequested(state, { payload }: PayloadAction<{ uuid: string; from?: string }>) {
      if (state.uuid !== payload.uuid) Object.assign(state, initialState, { uuid: payload.uuid });
      state.isFollowing = true;
    },
    statusReceived(
      state,
      { payload }: PayloadAction<{ status: ApplicationStatus; readAt: string }>,
    ) {
      state.status = ready(payload.status);
      state.statusReadAt = payload.readAt;
    },
    statusFailed(state, { payload }: PayloadAction<Failure>) {
      state.isFollowing = false;
      state.routingFailure = payload;
      if (state.status.status !== 'ready') state.status = failed(payload);
    },
    /** Fact: the checklist was followed to its screen. */
    checklistFollowed(state) {
      state.isFollowing = false;
      state.routingFailure = null;
    },
    /** Intent: "Check again" on a hold. */
    statusAskedFor() {},
    stageShown(state, { payload }: PayloadAction<{ stage: number }>) {
      state.furthestStage = Math.max(state.furthestStage, payload.stage);
    },
    stepStarted(state, { payload }: PayloadAction<{ step: StepName }>) {
      state.step = { status: 'sending', step: payload.step };
    },
    stepFailed(state, { payload }: PayloadAction<{ step: StepName; failure: Failure }>) {
      state.step = { status: 'failed', ...payload };
    },
    stepSent(state, { payload }: PayloadAction<{ step: StepName; screen: string | null }>) {
      state.step = { status: 'sent', step: payload.step };
      if (payload.screen !== null) delete state.unsaved[payload.screen];
    },
    /** Fact: another screen is open, which owes nothing to the last step's refusal. */
    stepForgotten(state) {
      state.step = { status: 'idle' };
    },
    /** A form reports the fields that were touched (decision 7). */
    screenTyped(state, { payload }: PayloadAction<{ screen: string; values: UnsavedValues }>) {
      state.unsaved[payload.screen] = { ...state.unsaved[payload.screen], ...payload.values };
    },
    /** Fact: the draft of this application was opened; what was typed since stays. */
    screenDraftsRestored(state, { payload }: PayloadAction<ApplicationState['unsaved']>) {
      state.unsaved = eachOverKnown(payload, state.unsaved);
    },
    /** Fact: what was typed on a screen is not wanted any more. */
    screenDraftDropped(state, { payload }: PayloadAction<{ screen: string }>) {
      delete state.unsaved[payload.screen];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(locationChanged, (state) => {
        state.routingFailure = null;
      })
      .addCase(loggedOut, () => initialState),
});

export const {
  applicationOpened,
  applicationReceived,
  applicationFailed,
  originatorReceived,
  phoneSent,
  routingRequested,
  statusReceived,
  statusFailed,
  checklistFollowed,
  statusAskedFor,
  stageShown,
  stepStarted,
  stepFailed,
  stepSent,
  stepForgotten,
  screenTyped,
  screenDraftsRestored,
  screenDraftDropped,
} = slice.actions;
export const applicationReducer = slice.reducer;
