import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { loggedOut } from '#store/identity/slice.ts';
import { stateOf } from '#store/stateOf.ts';

import type { DeviceResults } from './devices.ts';

export interface NotaryState {
  /** Minutes left of the reserved time, at the marks that we announce. 0 once it has expired. */
  holdMinutesLeft: number | null;
  /** Seconds left for the questions, at the start and at the marks that we announce. 0 once they have expired. */
  questionSecondsLeft: number | null;
  isCheckingDevices: boolean;
  /** Null before the first check. */
  devices: DeviceResults | null;
}

const initialState: NotaryState = {
  holdMinutesLeft: null,
  questionSecondsLeft: null,
  isCheckingDevices: false,
  devices: null,
};

export const notarySlice = createSlice({
  name: 'notary',
  initialState,
  reducers: {
    holdTimePassed(state, { payload }: PayloadAction<{ minutesLeft: number | null }>) {
      state.holdMinutesLeft = payload.minutesLeft;
    },
    questionTimePassed(state, { payload }: PayloadAction<{ secondsLeft: number | null }>) {
      state.questionSecondsLeft = payload.secondsLeft;
    },
    /** "Check my devices" */
    deviceCheckRequested(state) {
      state.isCheckingDevices = true;
      state.devices = null;
    },
    devicesReported(state, { payload }: PayloadAction<DeviceResults>) {
      state.isCheckingDevices = false;
      state.devices = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState),
});

export const { holdTimePassed, questionTimePassed, deviceCheckRequested, devicesReported } =
  notarySlice.actions;

export const selectNotary = stateOf(notarySlice, ({ application }) => application?.notary);
