import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { applicationParts } from '#store/application/parts.ts';
import { loggedOut } from '#store/identity/slice.ts';
import type { RootState } from '#store/index.ts';

import type { DeviceResults } from './devices.ts';

export interface NotaryState {
  /** Of the time that is kept, at the marks that are announced; 0 once it has ended. */
  holdMinutesLeft: number | null;
  /** Of the questions, at the marks that are announced; 0 once the time is over. */
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

const slice = createSlice({
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
  slice.actions;
applicationParts.inject(slice);

export const selectNotary = (state: RootState): NotaryState =>
  state.application?.notary ?? initialState;
