import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { loggedOut } from '#store/identity/slice.ts';
import { rootReducer, type RootState } from '#store/index.ts';
import type { Failure } from '#store/remote.ts';
import { locationChanged } from '#store/shell/slice.ts';
import {
  checklistFollowed,
  statusAskedFor,
  statusFailed,
  routingRequested,
} from '#store/application/slice.ts';

/** How "Check again" on a hold stands. */
export type HoldState =
  | { check: 'none' | 'running' | 'unchanged' }
  | { check: 'failed'; failure: Failure };

const initialState = { check: 'none' } as HoldState;

/** What came of the last press is said no longer; one that is not answered yet stays. */
const whileRunning = (state: HoldState): HoldState =>
  state.check === 'running' ? state : initialState;

const afterRunning = (state: HoldState): HoldState =>
  state.check === 'running' ? initialState : state;

const slice = createSlice({
  name: 'hold',
  initialState,
  reducers: {
    /** Fact: the lender still says the same. */
    holdUnchanged: (): HoldState => ({ check: 'unchanged' }),
    /** Fact: the lender says something else, which leads nowhere else. */
    holdChanged: () => initialState,
    holdCheckFailed: (_state, { payload }: PayloadAction<Failure>): HoldState => ({
      check: 'failed',
      failure: payload,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(statusAskedFor, (): HoldState => ({ check: 'running' }))
      .addCase(routingRequested, whileRunning)
      .addCase(checklistFollowed, afterRunning)
      .addCase(statusFailed, () => initialState)
      .addCase(locationChanged, () => initialState)
      .addCase(loggedOut, () => initialState),
});

export const { holdUnchanged, holdChanged, holdCheckFailed } = slice.actions;
rootReducer.inject(slice);

export const selectHold = (state: RootState): HoldState => state.hold ?? initialState;
