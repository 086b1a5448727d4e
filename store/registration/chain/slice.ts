import { createSlice, type Action, type PayloadAction } from '@reduxjs/toolkit';

import { loggedOut } from '#store/identity/slice.ts';
import type { Failure } from '#store/remote.ts';
import {
  accountSubmitted,
  draftRestored,
  registrationDropped,
  registrationSubmitted,
} from '#store/registration/slice.ts';
import { stepAnsweredBy } from '#store/registration/steps.ts';

import { afterChange, isSettled, resting, restingChain, type Chain, type Link } from './chain.ts';

/**
 * A press with another contact starts anew, and so does one of somebody who left the sign-in page (SC-09); one with the
 * same goes on, and one while the chain runs is none.
 */
const afterPress = (
  state: Chain,
  { payload }: ReturnType<typeof registrationSubmitted | typeof accountSubmitted>,
) =>
  state.status === 'running' || (payload.contact === null && state.status !== 'away')
    ? state
    : afterChange(state, payload.contact && 'savePhone');

const isAnswer = (action: Action) => stepAnsweredBy(action) !== null;

const slice = createSlice({
  name: 'chain',
  initialState: restingChain,
  reducers: {
    chainStarted(state, { payload }: PayloadAction<{ acceptedAt: string }>) {
      state.status = 'running';
      state.failedAt = null;
      state.failure = null;
      state.startedAt ??= payload.acceptedAt;
      state.acceptedAt ??= payload.acceptedAt;
    },
    linkDone(state, { payload }: PayloadAction<{ link: Link }>) {
      if (!state.done.includes(payload.link)) state.done.push(payload.link);
    },
    accountMade(state, { payload }: PayloadAction<{ email: string }>) {
      state.accountEmail = payload.email;
    },
    /** Fact: the lender was asked to make an application; `answers` is a digest of what it was asked with. */
    applicationAskedFor(state, { payload }: PayloadAction<{ answers: string }>) {
      state.askedWith.push(payload.answers);
    },
    applicationCreated(state, { payload }: PayloadAction<{ uuid: string }>) {
      state.applicationUuid = payload.uuid;
      if (!state.done.includes('create')) state.done.push('create');
    },
    chainFailed(state, { payload }: PayloadAction<{ link: Link; failure: Failure | null }>) {
      state.status = 'failed';
      state.failedAt = payload.link;
      state.failure = payload.failure;
      if (!isSettled(payload.link, payload.failure)) return;
      state.acceptedAt = null;
      if (payload.link === 'create') state.askedWith = []; // Nothing was made.
    },
    /** Fact: the browser is on the lender's sign-in page now (SUBMIT-09). */
    chainLeft(state) {
      state.status = 'away';
    },
    /** Intent: the user goes on to the sign-in page, though the browser does not keep the answers (FT-60). */
    unkeptSignInConfirmed(_state) {},
    chainFinished(state) {
      state.status = 'finished';
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(registrationSubmitted, afterPress)
      .addCase(accountSubmitted, afterPress)
      // A draft that is opened late does not undo what was begun meanwhile.
      .addCase(draftRestored, (state, { payload }) =>
        state.startedAt === null ? resting(payload.chain) : state,
      )
      .addCase(registrationDropped, () => restingChain)
      .addCase(loggedOut, () => restingChain)
      .addMatcher(isAnswer, (state, action) =>
        afterChange(state, stepAnsweredBy(action)?.asksAgain ?? null),
      ),
});

export const {
  chainStarted,
  linkDone,
  accountMade,
  applicationAskedFor,
  applicationCreated,
  chainFailed,
  chainLeft,
  unkeptSignInConfirmed,
  chainFinished,
} = slice.actions;
export const chainReducer = slice.reducer;
