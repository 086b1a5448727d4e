import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { loggedOut } from '#store/identity/slice.ts';
import type { Failure } from '#store/remote.ts';

import {
  afterChange,
  isSettled,
  resting,
  restingChain,
  type ChainKeys,
  type Link,
} from './chain.ts';
import {
  birthdateSubmitted,
  contactSubmitted,
  draftRestored,
  homeAddressSubmitted,
  incomeSubmitted,
  nameSubmitted,
  propertySubmitted,
  registrationDropped,
  saleStatusSubmitted,
} from './slice.ts';

const slice = createSlice({
  name: 'chain',
  initialState: restingChain,
  reducers: {
    chainStarted(state, { payload }: PayloadAction<{ startedAt: string; keys: ChainKeys }>) {
      state.status = 'running';
      state.failedAt = null;
      state.failure = null;
      state.startedAt ??= payload.startedAt;
      state.keys ??= payload.keys;
    },
    linkDone(state, { payload }: PayloadAction<{ link: Link }>) {
      if (!state.done.includes(payload.link)) state.done.push(payload.link);
    },
    applicationCreated(state, { payload }: PayloadAction<{ uuid: string }>) {
      state.applicationUuid = payload.uuid;
      if (!state.done.includes('create')) state.done.push('create');
    },
    chainFailed(state, { payload }: PayloadAction<{ link: Link; failure: Failure | null }>) {
      state.status = 'failed';
      state.failedAt = payload.link;
      state.failure = payload.failure;
      if (isSettled(payload.link, payload.failure)) state.keys = null;
    },
    /** Fact: the browser is on the lender's sign-in page now (SUBMIT-09). Whoever leaves that page starts anew (SC-09). */
    chainLeft(state) {
      state.status = 'away';
      state.keys = null;
    },
    chainFinished(state) {
      state.status = 'finished';
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(propertySubmitted, (state) => afterChange(state, 'waitlist'))
      .addCase(homeAddressSubmitted, (state) => afterChange(state, null))
      .addCase(saleStatusSubmitted, (state) => afterChange(state, null))
      .addCase(incomeSubmitted, (state) => afterChange(state, null))
      .addCase(nameSubmitted, (state) => afterChange(state, 'saveName'))
      .addCase(birthdateSubmitted, (state) => afterChange(state, null))
      .addCase(contactSubmitted, (state) => afterChange(state, 'savePhone'))
      .addCase(draftRestored, (_state, { payload }) => resting(payload.chain))
      .addCase(registrationDropped, () => restingChain)
      .addCase(loggedOut, () => restingChain),
});

export const { chainStarted, linkDone, applicationCreated, chainFailed, chainLeft, chainFinished } =
  slice.actions;
export const chainReducer = slice.reducer;
