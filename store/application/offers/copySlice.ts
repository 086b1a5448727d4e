import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { applicationOpened } from '#store/application/core/slice.ts';
import { loggedOut } from '#store/identity/slice.ts';
import type { RootState } from '#store/index.ts';
import { stateOf } from '#store/stateOf.ts';
import { isolated } from '#store/text/direction.ts';

import { isSameChoice } from './isSameChoice.ts';
import type { OfferChoice } from './offers.ts';

export type EmailState = 'none' | 'sending' | 'sent' | 'failed';

export interface OfferCopyState {
  uuid: string | null;
  choice: OfferChoice | null;
  email: EmailState;
}

const initialState: OfferCopyState = { uuid: null, choice: null, email: 'none' };

export const offerCopySlice = createSlice({
  name: 'offerCopy',
  initialState,
  reducers: {
    printRequested() {},
    emailRequested(state, { payload }: PayloadAction<{ uuid: string; choice: OfferChoice }>) {
      // Ignores a second click before the first is answered.
      if (state.email === 'sending') return;
      state.uuid = payload.uuid;
      state.choice = payload.choice;
      state.email = 'sending';
    },
    emailSent(state) {
      state.email = 'sent';
    },
    emailFailed(state) {
      state.email = 'failed';
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(applicationOpened, (state, { payload }) =>
        payload.uuid === state.uuid ? state : initialState,
      )
      .addCase(loggedOut, () => initialState),
});

export const { printRequested, emailRequested, emailSent, emailFailed } = offerCopySlice.actions;

const selectState = stateOf(offerCopySlice, ({ application }) => application?.offerCopy);

/** Returns whether this choice was emailed. While a request for another choice is running, that one counts. */
export const selectEmailState =
  (choice: Readonly<OfferChoice>) =>
  (state: RootState): EmailState => {
    const { email, choice: emailed } = selectState(state);
    return email === 'sending' || (emailed !== null && isSameChoice(choice, emailed))
      ? email
      : 'none';
  };

const sentText = (address: string | null): string =>
  `We emailed your offer to ${address === null ? 'the address on file' : isolated(address)}.`;

/** Describes the lender's answer, or returns null before it. */
export const emailText = (email: EmailState, address: string | null): string | null => {
  if (email === 'sent') return sentText(address);
  return email === 'failed' ? "We couldn't email it. Try again." : null;
};
