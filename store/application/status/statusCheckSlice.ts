import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { loggedOut } from '#store/identity/slice.ts';
import { stateOf } from '#store/stateOf.ts';
import type { Failure } from '#store/remote.ts';
import { locationChanged } from '#store/shell/slice.ts';
import {
  routingCompleted,
  statusCheckRequested,
  statusFailed,
  routingRequested,
} from '#store/application/core/slice.ts';

/** "Check again" */
export type StatusCheckState =
  | { check: 'none' | 'running' | 'unchanged' }
  | { check: 'failed'; failure: Failure };

const initialState = { check: 'none' } as StatusCheckState;

const whileRunning = (state: StatusCheckState): StatusCheckState =>
  state.check === 'running' ? state : initialState;

const afterRunning = (state: StatusCheckState): StatusCheckState =>
  state.check === 'running' ? initialState : state;

export const statusCheckSlice = createSlice({
  name: 'statusCheck',
  initialState,
  reducers: {
    statusUnchanged: (): StatusCheckState => ({ check: 'unchanged' }),
    /** The new status has the same screen. */
    statusChanged: () => initialState,
    statusCheckFailed: (_state, { payload }: PayloadAction<Failure>): StatusCheckState => ({
      check: 'failed',
      failure: payload,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(statusCheckRequested, (): StatusCheckState => ({ check: 'running' }))
      .addCase(routingRequested, whileRunning)
      .addCase(routingCompleted, afterRunning)
      .addCase(statusFailed, () => initialState)
      .addCase(locationChanged, () => initialState)
      .addCase(loggedOut, () => initialState),
});

export const { statusUnchanged, statusChanged, statusCheckFailed } = statusCheckSlice.actions;

export const selectStatusCheck = stateOf(
  statusCheckSlice,
  ({ application }) => application?.statusCheck,
);
