import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { loggedOut } from '#store/identity/slice.ts';
import type { Failure } from '#store/remote.ts';

/** What a question to the lender can be about (register/support). */
export const supportTopics = {
  APPLY: 'Applying',
  ACCOUNT: 'My account',
  WRITTEN_ANSWER: 'A written answer about my application',
  OTHER: 'Something else',
} as const;

export type SupportTopic = keyof typeof supportTopics;

export interface SupportQuestion {
  name: string;
  email: string;
  topic: SupportTopic;
  message: string;
}

/** One day of the phone hours, Pacific. */
export interface PhoneHours {
  weekday: string;
  /** 1 is Monday. */
  weekdayValue: number;
  isOpen: boolean;
  /** HH:mm. */
  startTime: string | null;
  endTime: string | null;
}

export interface SupportState {
  status: 'idle' | 'sending' | 'sent' | 'failed';
  reference: string | null;
  failure: Failure | null;
  hours: PhoneHours[];
}

const initialState: SupportState = { status: 'idle', reference: null, failure: null, hours: [] };

const slice = createSlice({
  name: 'support',
  initialState,
  reducers: {
    /** Intent: a question to the lender; its key makes a second press harmless. */
    supportRequested(state, _action: PayloadAction<SupportQuestion>) {
      state.status = 'sending';
      state.failure = null;
    },
    supportSent(state, { payload }: PayloadAction<{ reference: string }>) {
      state.status = 'sent';
      state.reference = payload.reference;
    },
    supportFailed(state, { payload }: PayloadAction<Failure>) {
      state.status = 'failed';
      state.failure = payload;
    },
    hoursReceived(state, { payload }: PayloadAction<PhoneHours[]>) {
      state.hours = payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(loggedOut, ({ hours }) => ({ ...initialState, hours })),
});

export const { supportRequested, supportSent, supportFailed, hoursReceived } = slice.actions;
export const supportReducer = slice.reducer;
