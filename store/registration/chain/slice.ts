import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { registrationReducer } from '#store/registration/reducer.ts';
import { loggedOut } from '#store/identity/slice.ts';
import type { Failure } from '#store/remote.ts';
import {
  accountSubmitted,
  draftRestored,
  registrationDropped,
  registrationSubmitted,
} from '#store/registration/slice.ts';
import { steps } from '#store/registration/questions.ts';

import { idleChain, type Chain, type ChainStep, type SentExperiments } from './chain.ts';
import { afterChange, isSettled, chainProgress } from './changes.ts';

/**
 * Restarts the chain after a submit with another contact, or after leaving the sign-in page (SC-09). With the same
 * contact, the chain resumes. A running chain ignores the submit.
 */
const afterSubmit = (
  state: Chain,
  { payload }: ReturnType<typeof registrationSubmitted | typeof accountSubmitted>,
) =>
  state.status === 'running' || (payload.contact === null && state.status !== 'away')
    ? state
    : afterChange(state, payload.contact && 'savePhone');

const slice = createSlice({
  name: 'chain',
  initialState: idleChain as Chain,
  reducers: {
    chainStarted: (state, { payload }: PayloadAction<{ acceptedAt: string }>) => ({
      ...chainProgress(state),
      status: 'running' as const,
      startedAt: state.startedAt ?? payload.acceptedAt,
      acceptedAt: state.acceptedAt ?? payload.acceptedAt,
    }),
    chainStepDone(state, { payload }: PayloadAction<{ step: ChainStep }>) {
      if (!state.done.includes(payload.step)) state.done.push(payload.step);
    },
    accountCreated(state, { payload }: PayloadAction<{ email: string }>) {
      state.accountEmail = payload.email;
    },
    experimentsFixed(state, { payload }: PayloadAction<SentExperiments>) {
      state.sentExperiments = payload;
    },
    /** Sends the create call. `answers` is a digest of the answers. */
    createRequested(state, { payload }: PayloadAction<{ answers: string }>) {
      state.askedWith.push(payload.answers);
    },
    applicationCreated(state, { payload }: PayloadAction<{ uuid: string }>) {
      state.applicationUuid = payload.uuid;
      if (!state.done.includes('create')) state.done.push('create');
    },
    /** The failure is null if the chain was interrupted: the user left, or a modal gives the reason. */
    chainFailed(
      state,
      { payload: { step, failure } }: PayloadAction<{ step: ChainStep; failure: Failure | null }>,
    ) {
      const progress = { ...chainProgress(state) };
      if (isSettled(step, failure)) {
        progress.acceptedAt = null;
        if (step === 'create') {
          progress.askedWith = [];
          progress.sentExperiments = null;
        }
      }
      return failure === null
        ? { ...progress, status: 'idle' }
        : { ...progress, status: 'failed', failedAt: step, failure };
    },
    /** The browser went to the lender's sign-in page (SUBMIT-09). */
    chainLeft: (state) => ({ ...chainProgress(state), status: 'away' as const }),
    /** The user continues to the sign-in page although the browser can't store the answers (FT-60). */
    lossySignInConfirmed(_state) {},
    chainFinished(state) {
      const { applicationUuid } = state;
      return applicationUuid === null
        ? state
        : { ...chainProgress(state), status: 'finished', applicationUuid };
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(registrationSubmitted, afterSubmit)
      .addCase(accountSubmitted, afterSubmit)
      // A draft that is restored late doesn't reset a running chain.
      .addCase(draftRestored, (state, { payload }) =>
        state.startedAt === null ? payload.chain : state,
      )
      .addCase(registrationDropped, () => idleChain)
      .addCase(loggedOut, () => idleChain);
    for (const { submitted, rerun } of steps)
      if (submitted) builder.addCase(submitted.type, (state) => afterChange(state, rerun ?? null));
  },
});

export const {
  chainStarted,
  chainStepDone,
  accountCreated,
  experimentsFixed,
  createRequested,
  applicationCreated,
  chainFailed,
  chainLeft,
  lossySignInConfirmed,
  chainFinished,
} = slice.actions;
registrationReducer.inject(slice);
