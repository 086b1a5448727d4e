import { createSlice, type Action, type PayloadAction } from '@reduxjs/toolkit';

import { registrationReducer } from '#store/registration/reducer.ts';
import { loggedOut } from '#store/identity/slice.ts';
import type { Failure } from '#store/remote.ts';
import {
  accountSubmitted,
  draftRestored,
  registrationDropped,
  registrationSubmitted,
} from '#store/registration/slice.ts';
import { stepAnsweredBy } from '#store/registration/steps.ts';

import { idleChain, type Chain, type ChainStep, type SentExperiments } from './chain.ts';
import { afterChange, isSettled, chainProgress } from './changes.ts';

/**
 * A submit with another contact, or after leaving the sign-in page, starts anew (SC-09); one with the same contact
 * resumes, and a running chain ignores it.
 */
const afterSubmit = (
  state: Chain,
  { payload }: ReturnType<typeof registrationSubmitted | typeof accountSubmitted>,
) =>
  state.status === 'running' || (payload.contact === null && state.status !== 'away')
    ? state
    : afterChange(state, payload.contact && 'savePhone');

const isAnswer = (action: Action) => stepAnsweredBy(action) !== null;

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
    /** A create is sent; `answers` is a digest of its answers. */
    createRequested(
      state,
      { payload }: PayloadAction<{ answers: string; experiments: SentExperiments }>,
    ) {
      state.askedWith.push(payload.answers);
      state.sentExperiments = payload.experiments;
    },
    applicationCreated(state, { payload }: PayloadAction<{ uuid: string }>) {
      state.applicationUuid = payload.uuid;
      if (!state.done.includes('create')) state.done.push('create');
    },
    /** The failure is null if the chain was interrupted: the user left, or a modal says why. */
    chainFailed(
      state,
      { payload: { step, failure } }: PayloadAction<{ step: ChainStep; failure: Failure | null }>,
    ) {
      const progress = { ...chainProgress(state) };
      if (isSettled(step, failure)) {
        progress.acceptedAt = null;
        // Nothing was made.
        if (step === 'create') {
          progress.askedWith = [];
          progress.sentExperiments = null;
        }
      }
      return failure === null
        ? { ...progress, status: 'idle' }
        : { ...progress, status: 'failed', failedAt: step, failure };
    },
    /** The browser is on the lender's sign-in page (SUBMIT-09). */
    chainLeft: (state) => ({ ...chainProgress(state), status: 'away' as const }),
    /** The user continues to the sign-in page, though the browser does not store the answers (FT-60). */
    lossySignInConfirmed(_state) {},
    chainFinished(state) {
      const { applicationUuid } = state;
      return applicationUuid === null
        ? state
        : { ...chainProgress(state), status: 'finished', applicationUuid };
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(registrationSubmitted, afterSubmit)
      .addCase(accountSubmitted, afterSubmit)
      // A draft restored late does not undo a chain that has started.
      .addCase(draftRestored, (state, { payload }) =>
        state.startedAt === null ? payload.chain : state,
      )
      .addCase(registrationDropped, () => idleChain)
      .addCase(loggedOut, () => idleChain)
      .addMatcher(isAnswer, (state, action) =>
        afterChange(state, stepAnsweredBy(action)?.rerun ?? null),
      ),
});

export const {
  chainStarted,
  chainStepDone,
  accountCreated,
  createRequested,
  applicationCreated,
  chainFailed,
  chainLeft,
  lossySignInConfirmed,
  chainFinished,
} = slice.actions;
registrationReducer.inject(slice);
