import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { shellParts } from '#store/shell/parts.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { stateOf } from '#store/stateOf.ts';
import type { Failure } from '#store/remote.ts';
import { mergeUnsaved, type UnsavedValues } from '#store/unsaved.ts';

import { questionForgotten, questionTyped } from './actions.ts';

/** Topics of a question to the lender (register/support). */
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

export interface PhoneHours {
  weekday: string;
  /** 1 is Monday. */
  weekdayValue: number;
  isOpen: boolean;
  /** HH:mm. */
  startTime: string | null;
  endTime: string | null;
}

type Delivery =
  | { status: 'idle' }
  | { status: 'sending'; question: SupportQuestion }
  | { status: 'sent'; reference: string }
  | { status: 'failed'; failure: Failure };

export type SupportState = Delivery & {
  /** Form values that the lender doesn't have yet (decision 7). */
  unsaved: UnsavedValues;
  hours: PhoneHours[];
};

const initialState = { status: 'idle', unsaved: {}, hours: [] } as SupportState;

const slice = createSlice({
  name: 'support',
  initialState,
  reducers: {
    /** The stored draft was decrypted. Newer input wins. */
    questionRestored(state, { payload }: PayloadAction<UnsavedValues>) {
      state.unsaved = mergeUnsaved(payload, state.unsaved);
    },
    supportRequested: (
      { unsaved, hours },
      { payload }: PayloadAction<SupportQuestion>,
    ): SupportState => ({
      status: 'sending',
      question: payload,
      unsaved: { ...unsaved, ...payload },
      hours,
    }),
    supportSent: (
      { unsaved, hours },
      { payload }: PayloadAction<{ reference: string }>,
    ): SupportState => ({ status: 'sent', ...payload, unsaved, hours }),
    supportFailed: ({ unsaved, hours }, { payload }: PayloadAction<Failure>): SupportState => ({
      status: 'failed',
      failure: payload,
      unsaved,
      hours,
    }),
    hoursReceived(state, { payload }: PayloadAction<PhoneHours[]>) {
      state.hours = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(questionTyped, (state, { payload }) => {
        Object.assign(state.unsaved, payload);
      })
      .addCase(questionForgotten, (state) => {
        state.unsaved = {};
      })
      .addCase(loggedOut, ({ hours }) => ({ ...initialState, hours })),
});

export const { questionRestored, supportRequested, supportSent, supportFailed, hoursReceived } =
  slice.actions;
shellParts.inject(slice);

export const selectQuestion = stateOf(slice, ({ shell }) => shell.support);
