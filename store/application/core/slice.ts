import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { StepName } from '#store/application/core/features.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { failed, loading, ready, type Failure } from '#store/remote.ts';
import type { Originator } from '#store/person/originator.ts';
import { locationChanged } from '#store/shell/slice.ts';
import { mergeUnsavedForms, type UnsavedValues } from '#store/unsaved.ts';
import {
  initialApplication,
  type ApplicationState,
  type DraftId,
} from '#store/application/core/state.ts';

import type { Application } from './application.ts';
import type { PreviousScreen } from './screens.ts';
import type { ApplicationStatus } from './applicationStatus.ts';
import type { ChecklistStatus } from './checklistStatus.ts';

const slice = createSlice({
  name: 'application',
  initialState: initialApplication as ApplicationState,
  reducers: {
    /** The URL names this application. Data of another one is dropped. */
    applicationOpened(state, { payload }: PayloadAction<{ uuid: string }>) {
      if (state.uuid === payload.uuid) return state;
      return { ...initialApplication, uuid: payload.uuid, record: loading };
    },
    applicationReceived(state, { payload }: PayloadAction<Application>) {
      state.record = ready(payload);
    },
    applicationFailed(state, { payload }: PayloadAction<Failure>) {
      if (state.record.status !== 'ready') state.record = failed(payload);
    },
    /** LOCARD-09 */
    applicationOriginatorReceived(state, { payload }: PayloadAction<Originator>) {
      state.originator = payload;
    },
    /** The borrower sent a new phone number. The lender's number is unknown until the next answer (FT-02). */
    phoneSent(state) {
      if (state.record.status === 'ready') state.record.value.applicant.phoneNumber = null;
    },
    /** The borrower finished a screen or retries. The lender's status decides the next screen. */
    /** `answered` is the status in the response to a step: the first of two reads that agree (POLL-05). */
    routingRequested(
      state,
      {
        payload,
      }: PayloadAction<{ uuid: string; from?: PreviousScreen | null; answered?: ChecklistStatus }>,
    ) {
      if (state.uuid !== payload.uuid)
        Object.assign(state, initialApplication, { uuid: payload.uuid });
      state.isRouting = true;
    },
    /** `stage` is the number of the status's stage. Its table loads after this slice. */
    statusReceived(
      state,
      {
        payload,
      }: PayloadAction<{ status: ApplicationStatus; readAt: string; stage?: number | null }>,
    ) {
      state.status = ready(payload.status);
      state.statusReadAt = payload.readAt;
      state.furthestStage = Math.max(state.furthestStage, payload.stage ?? 0);
    },
    statusFailed(state, { payload }: PayloadAction<Failure>) {
      state.isRouting = false;
      state.routingFailure = payload;
      if (state.status.status !== 'ready') state.status = failed(payload);
    },
    routingCompleted(state) {
      state.isRouting = false;
      state.routingFailure = null;
    },
    /** "Check again" */
    statusCheckRequested() {},
    stepStarted(state, { payload }: PayloadAction<{ step: StepName }>) {
      state.step = { status: 'sending', step: payload.step };
    },
    stepFailed(state, { payload }: PayloadAction<{ step: StepName; failure: Failure }>) {
      state.step = { status: 'failed', ...payload };
    },
    stepSent(state, { payload }: PayloadAction<{ step: StepName; screen: DraftId | null }>) {
      state.step = { status: 'sent', step: payload.step };
      if (payload.screen !== null) delete state.unsaved[payload.screen];
    },
    /** Another screen opened, so the last failure no longer applies. */
    stepReset(state) {
      state.step = { status: 'idle' };
    },
    /** Touched fields of a form (decision 7). */
    screenTyped(state, { payload }: PayloadAction<{ screen: DraftId; values: UnsavedValues }>) {
      state.unsaved[payload.screen] = { ...state.unsaved[payload.screen], ...payload.values };
    },
    /** Values typed in the meantime override the draft. */
    screenDraftsRestored(state, { payload }: PayloadAction<ApplicationState['unsaved']>) {
      state.unsaved = mergeUnsavedForms(payload, state.unsaved);
    },
    screenDraftDropped(state, { payload }: PayloadAction<{ screen: DraftId }>) {
      delete state.unsaved[payload.screen];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(locationChanged, (state) => {
        state.routingFailure = null;
      })
      .addCase(loggedOut, () => initialApplication),
});

export const {
  applicationOpened,
  applicationReceived,
  applicationFailed,
  applicationOriginatorReceived,
  phoneSent,
  routingRequested,
  statusReceived,
  statusFailed,
  routingCompleted,
  statusCheckRequested,
  stepStarted,
  stepFailed,
  stepSent,
  stepReset,
  screenTyped,
  screenDraftsRestored,
  screenDraftDropped,
} = slice.actions;

export const ownReducer = slice.reducer;
