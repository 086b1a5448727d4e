import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Organisation } from './organisation.ts';

export interface OrgState {
  organisation: Organisation | null;
}

const initialState: OrgState = { organisation: null };

const slice = createSlice({
  name: 'org',
  initialState,
  reducers: {
    organisationLoaded(state, { payload }: PayloadAction<Organisation>) {
      state.organisation = payload;
    },
  },
});

export const { organisationLoaded } = slice.actions;
export const orgReducer = slice.reducer;
