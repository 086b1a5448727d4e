import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { shellParts } from '#store/shell/parts.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { stateOf } from '#store/stateOf.ts';
import type { Failure } from '#store/remote.ts';
import { modalClosed } from '#store/shell/slice.ts';
import type { UnsavedValues } from '#store/unsaved.ts';

import type { Feedback } from './feedback.ts';

type Delivery =
  | { status: 'idle' }
  | { status: 'sending'; feedback: Feedback }
  | { status: 'sent' }
  | { status: 'failed'; failure: Failure };

export type FeedbackState = Delivery & {
  /** Form values that haven't been sent to the CEO (decision 7). */
  unsaved: UnsavedValues;
};

const initialState = { status: 'idle', unsaved: {} } as FeedbackState;

const slice = createSlice({
  name: 'feedback',
  initialState,
  reducers: {
    feedbackTyped(state, { payload }: PayloadAction<UnsavedValues>) {
      Object.assign(state.unsaved, payload);
    },
    feedbackSubmitted: ({ unsaved }, { payload }: PayloadAction<Feedback>): FeedbackState => ({
      status: 'sending',
      feedback: payload,
      unsaved: { ...unsaved, ...payload },
    }),
    feedbackSent: (): FeedbackState => ({ status: 'sent', unsaved: {} }),
    feedbackFailed: ({ unsaved }, { payload }: PayloadAction<Failure>): FeedbackState => ({
      status: 'failed',
      failure: payload,
      unsaved,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(modalClosed, (state, { payload }): FeedbackState =>
        payload.id !== 'ceoFeedback' || state.status === 'sending'
          ? state
          : { status: 'idle', unsaved: state.unsaved },
      )
      .addCase(loggedOut, () => initialState),
});

export const { feedbackTyped, feedbackSubmitted, feedbackSent, feedbackFailed } = slice.actions;
shellParts.inject(slice);

export const selectFeedback = stateOf(slice, ({ shell }) => shell.feedback);
