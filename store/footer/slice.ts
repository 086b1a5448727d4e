import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { shellParts } from '#store/shell/parts.ts';
import { stateOf } from '#store/stateOf.ts';

export interface FooterState {
  /** Codes in alphabetical order. Empty until the answer arrives (FOOT-12). */
  licensedStates: string[];
}

const initialState: FooterState = { licensedStates: [] };

const slice = createSlice({
  name: 'footer',
  initialState: initialState as FooterState,
  reducers: {
    licensesReceived(state, { payload }: PayloadAction<string[]>) {
      state.licensedStates = payload.toSorted();
    },
  },
});

export const { licensesReceived } = slice.actions;
shellParts.inject(slice);

export const selectFooter = stateOf(slice, ({ shell }) => shell.footer);
