import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { loggedOut } from '#store/identity/slice.ts';

import type { HomeAddress } from './address.ts';

/** The address field that is being typed into; one at a time. */
export type AddressField = 'property' | 'home';

/** What the lookup service suggests for the address being typed (CALL-REG-01). */
export interface LookupState {
  field: AddressField | null;
  status: 'idle' | 'looking' | 'ready' | 'failed';
  suggestions: HomeAddress[];
  /** The text that the suggestions are for: they are offered for no other one (FT-11). */
  askedFor: string;
  /** One known address that is close to what was typed by hand ("Did you mean …?"). */
  nearMatch: { field: AddressField; address: HomeAddress } | null;
  /** The state a typed ZIP code usually lies in, where that is another one (facts §5). */
  zipNote: { field: AddressField; state: string } | null;
}

const initialState: LookupState = {
  field: null,
  status: 'idle',
  suggestions: [],
  askedFor: '',
  nearMatch: null,
  zipNote: null,
};

const slice = createSlice({
  name: 'lookup',
  initialState,
  reducers: {
    /** Intent: more of an address was typed. */
    addressTyped(state, { payload }: PayloadAction<{ field: AddressField; text: string }>) {
      if (state.field !== payload.field) state.suggestions = [];
      state.field = payload.field;
    },
    lookupStarted(state) {
      state.status = 'looking';
    },
    suggestionsReceived(
      state,
      { payload }: PayloadAction<{ askedFor: string; suggestions: HomeAddress[] }>,
    ) {
      state.status = 'ready';
      state.suggestions = payload.suggestions;
      state.askedFor = payload.askedFor;
    },
    lookupFailed(state) {
      state.status = 'failed';
      state.suggestions = [];
    },
    /** Fact: too little is typed to look anything up. */
    lookupRested(state) {
      state.status = 'idle';
      state.suggestions = [];
      state.askedFor = '';
    },
    /** Intent: an address was typed by hand and is complete; the soft notes are worked out. */
    addressCompleted(
      _state,
      _action: PayloadAction<{ field: AddressField; address: HomeAddress }>,
    ) {},
    nearMatchFound(state, { payload }: PayloadAction<LookupState['nearMatch']>) {
      state.nearMatch = payload;
    },
    zipNoteFound(state, { payload }: PayloadAction<LookupState['zipNote']>) {
      state.zipNote = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState),
});

export const {
  addressTyped,
  lookupStarted,
  suggestionsReceived,
  lookupFailed,
  lookupRested,
  addressCompleted,
  nearMatchFound,
  zipNoteFound,
} = slice.actions;
export const lookupReducer = slice.reducer;
