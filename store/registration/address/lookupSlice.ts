import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { loggedOut } from '#store/identity/slice.ts';
import type { HomeAddress } from '#store/person/address.ts';
import { homeAddressSubmitted } from '#store/registration/address/homeAddress.ts';
import {
  draftRestored,
  propertySubmitted,
  type SettledAddresses,
} from '#store/registration/slice.ts';

/** The address field with the focus; one at a time. */
export type AddressField = 'property' | 'home';

export interface NearMatch {
  field: AddressField;
  typed: HomeAddress;
  address: HomeAddress;
}

export type FoundAddresses = Partial<Record<AddressField, HomeAddress | null>>;

/** The state of the address lookup (CALL-REG-01). */
export interface LookupState {
  field: AddressField | null;
  status: 'idle' | 'looking' | 'ready' | 'failed';
  suggestions: HomeAddress[];
  /** The text of the suggestions, which are shown for no other (FT-11). */
  askedFor: string;
  /** A known address close to one typed by hand ("Did you mean …?"). */
  nearMatch: NearMatch | null;
  /** A submit waits for the lookup of lines without a choice (VAL-TYPEAHEAD-1). */
  isSearching: boolean;
  /** The one address that matches each line, or null; new with each submit. */
  found: FoundAddresses | null;
  /** Addresses about which "Did you mean …?" was answered. */
  settled: SettledAddresses;
  /** The usual state of a typed ZIP code, where it is another one (facts §5). */
  zipNote: { field: AddressField; zip: string; state: string } | null;
}

const initialState: LookupState = {
  field: null,
  status: 'idle',
  suggestions: [],
  askedFor: '',
  nearMatch: null,
  isSearching: false,
  found: null,
  settled: {},
  zipNote: null,
};

function clearLookup(state: LookupState) {
  state.status = 'idle';
  state.suggestions = [];
  state.askedFor = '';
  state.isSearching = false;
  state.found = null;
}

const slice = createSlice({
  name: 'lookup',
  initialState,
  reducers: {
    addressTyped(state, { payload }: PayloadAction<{ field: AddressField; text: string }>) {
      if (state.field === payload.field) return;
      state.field = payload.field;
      clearLookup(state);
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
      state.isSearching = false;
    },
    /** Too little is typed for a lookup. */
    lookupCleared: clearLookup,
    /** A submit with lines that have no chosen suggestion. */
    linesSubmitted(state, { payload }: PayloadAction<Partial<Record<AddressField, string>>>) {
      const field = payload.property === undefined ? 'home' : 'property';
      if (state.field !== field) clearLookup(state);
      state.field = field;
      state.isSearching = true;
    },
    /** Nothing is found for a submit that was cancelled. */
    linesLookedUp(state, { payload }: PayloadAction<FoundAddresses>) {
      state.isSearching = false;
      state.found = payload;
    },
    /** An address was typed by hand and is complete; its soft notes are loaded. */
    addressCompleted(
      _state,
      _action: PayloadAction<{ field: AddressField; address: HomeAddress }>,
    ) {},
    nearMatchFound(state, { payload }: PayloadAction<NearMatch | null>) {
      state.nearMatch = payload;
    },
    /** "Use this address", or "Keep mine". */
    nearMatchAnswered(state, { payload }: PayloadAction<{ answer: 'taken' | 'kept' }>) {
      if (state.nearMatch === null) return;
      const { field, typed, address } = state.nearMatch;
      state.settled[field] = payload.answer === 'kept' ? typed : address;
      state.nearMatch = null;
    },
    zipNoteFound(state, { payload }: PayloadAction<LookupState['zipNote']>) {
      state.zipNote = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(propertySubmitted, clearLookup)
      .addCase(homeAddressSubmitted, clearLookup)
      .addCase(draftRestored, (state, { payload }) => {
        state.settled = { ...payload.settled, ...state.settled };
      })
      .addCase(loggedOut, () => initialState),
});

export const {
  addressTyped,
  lookupStarted,
  suggestionsReceived,
  lookupFailed,
  lookupCleared,
  linesSubmitted,
  linesLookedUp,
  addressCompleted,
  nearMatchFound,
  nearMatchAnswered,
  zipNoteFound,
} = slice.actions;
export const lookupReducer = slice.reducer;
