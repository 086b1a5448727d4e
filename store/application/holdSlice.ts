import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { loggedOut } from '#store/identity/slice.ts';
import type { Failure } from '#store/remote.ts';
import { locationChanged } from '#store/shell/slice.ts';

import { statusAskedFor, stepFinished } from './slice.ts';

/** How "Check again" on a hold stands. */
export type HoldState =
  | { check: 'none' | 'running' | 'unchanged' }
  | { check: 'failed'; failure: Failure };

const initialState = { check: 'none' } as HoldState;

const slice = createSlice({
  name: 'hold',
  initialState,
  reducers: {
    /** Fact: the lender still says the same. */
    holdUnchanged: (): HoldState => ({ check: 'unchanged' }),
    holdCheckFailed: (_state, { payload }: PayloadAction<Failure>): HoldState => ({
      check: 'failed',
      failure: payload,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(statusAskedFor, (): HoldState => ({ check: 'running' }))
      .addCase(stepFinished, () => initialState)
      .addCase(locationChanged, () => initialState)
      .addCase(loggedOut, () => initialState),
});

export const { holdUnchanged, holdCheckFailed } = slice.actions;
export const holdReducer = slice.reducer;
