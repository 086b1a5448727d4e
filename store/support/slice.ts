import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { loggedOut } from '#store/identity/slice.ts';
import type { Failure } from '#store/remote.ts';
import { overKnown, type UnsavedValues } from '#store/unsaved.ts';

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
  /** What is being written and was not taken yet (decision 7), with the wish that was last sent of it (SC-09). */
  unsaved: UnsavedValues;
  hours: PhoneHours[];
}

const initialState: SupportState = {
  status: 'idle',
  reference: null,
  failure: null,
  unsaved: {},
  hours: [],
};

const slice = createSlice({
  name: 'support',
  initialState,
  reducers: {
    /** A form reports the fields that were touched (decision 7). */
    questionTyped(state, { payload }: PayloadAction<UnsavedValues>) {
      Object.assign(state.unsaved, payload);
    },
    /** Fact: the draft at rest was opened; what was typed since stays. */
    questionRestored(state, { payload }: PayloadAction<UnsavedValues>) {
      state.unsaved = overKnown(payload, state.unsaved);
    },
    /** Fact: the lender has it, or somebody else is here now, who must not see it (FT-28). */
    questionForgotten(state) {
      state.unsaved = {};
    },
    /** Intent: a question to the lender; its key makes a second press harmless. */
    supportRequested(state, { payload }: PayloadAction<SupportQuestion>) {
      Object.assign(state.unsaved, payload);
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

export const {
  questionTyped,
  questionRestored,
  questionForgotten,
  supportRequested,
  supportSent,
  supportFailed,
  hoursReceived,
} = slice.actions;
export const supportReducer = slice.reducer;
