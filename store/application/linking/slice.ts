import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { loggedOut } from '#store/identity/slice.ts';
import type { RootState } from '#store/index.ts';
import { stateOf } from '#store/stateOf.ts';
import { locationChanged } from '#store/shell/slice.ts';

import { linkRequested } from './actions.ts';
import { linkScreenPath, type LinkEnd } from './linkTexts.ts';

interface LinkPlace {
  uuid: string;
  /** Relative to the application. */
  path: string;
}

export interface LinkingState {
  /** Where plaid-oauth-success leads, or null while unknown. */
  returning: LinkPlace | null;
  /** The last link's result, until the user leaves its screen. */
  end: LinkEnd | null;
}

const initialState: LinkingState = { returning: null, end: null };

export const linkingSlice = createSlice({
  name: 'linking',
  initialState: initialState as LinkingState,
  reducers: {
    linkReturned(state, { payload }: PayloadAction<LinkPlace>) {
      state.returning = payload;
    },
    linkEnded(state, { payload }: PayloadAction<LinkEnd>) {
      state.end = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(linkRequested, (state) => {
        state.end = null;
      })
      .addCase(locationChanged, (state, { payload }) => {
        if (state.end && !payload.pathname.endsWith(`/${linkScreenPath(state.end)}`))
          state.end = null;
      })
      .addCase(loggedOut, () => initialState),
});

export const { linkReturned, linkEnded } = linkingSlice.actions;

const selectLinking = stateOf(linkingSlice, ({ application }) => application?.linking);

export const selectLinkReturn = (state: RootState) => selectLinking(state).returning;

/** Returns the link result for the current screen. */
export const selectLinkEnd = (state: RootState): LinkEnd | null => selectLinking(state).end;
