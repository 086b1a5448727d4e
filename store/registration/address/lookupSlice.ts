import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { loggedOut } from '#store/identity/slice.ts';
import type { HomeAddress } from '#store/person/address.ts';
import {
  draftRestored,
  homeAddressSubmitted,
  propertySubmitted,
  type SettledAddresses,
} from '#store/registration/slice.ts';

/** The address field that is being typed into; one at a time. */
export type AddressField = 'property' | 'home';

export interface NearMatch {
  field: AddressField;
  typed: HomeAddress;
  address: HomeAddress;
}

export type FoundAddresses = Partial<Record<AddressField, HomeAddress | null>>;

/** What the lookup service suggests for the address being typed (CALL-REG-01). */
export interface LookupState {
  field: AddressField | null;
  status: 'idle' | 'looking' | 'ready' | 'failed';
  suggestions: HomeAddress[];
  /** The text that the suggestions are for: they are offered for no other one (FT-11). */
  askedFor: string;
  /** One known address that is close to what was typed by hand ("Did you mean …?"). */
  nearMatch: NearMatch | null;
  /** A press waits for the lines that were typed without a choice (VAL-TYPEAHEAD-1). */
  isSearching: boolean;
  /** What was found for them: the one address that matches a line, or null; new with each press. */
  found: FoundAddresses | null;
  /** What is not asked about again. */
  settled: SettledAddresses;
  /** The state in which a typed ZIP code usually is, where that is another one (facts §5). */
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

/** Nothing is asked for, and nobody is told that it failed before. */
function rest(state: LookupState) {
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
    /** Intent: more of an address was typed. */
    addressTyped(state, { payload }: PayloadAction<{ field: AddressField; text: string }>) {
      if (state.field === payload.field) return;
      state.field = payload.field;
      rest(state);
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
    /** Fact: too little is typed to look anything up. */
    lookupRested: rest,
    /** Intent: a press, with lines that no suggestion was chosen for. */
    linesSubmitted(state, { payload }: PayloadAction<Partial<Record<AddressField, string>>>) {
      const field = payload.property === undefined ? 'home' : 'property';
      if (state.field !== field) rest(state);
      state.field = field;
      state.isSearching = true;
    },
    /** Fact: the lines of the press were looked up; nothing is found for a press that was left. */
    linesLookedUp(state, { payload }: PayloadAction<FoundAddresses>) {
      state.isSearching = false;
      state.found = payload;
    },
    /** Intent: an address was typed by hand and is complete; the soft notes are worked out. */
    addressCompleted(
      _state,
      _action: PayloadAction<{ field: AddressField; address: HomeAddress }>,
    ) {},
    nearMatchFound(state, { payload }: PayloadAction<NearMatch | null>) {
      state.nearMatch = payload;
    },
    /** Intent: "Use this address", or "Keep mine". */
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
      .addCase(propertySubmitted, rest)
      .addCase(homeAddressSubmitted, rest)
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
  lookupRested,
  linesSubmitted,
  linesLookedUp,
  addressCompleted,
  nearMatchFound,
  nearMatchAnswered,
  zipNoteFound,
} = slice.actions;
export const lookupReducer = slice.reducer;
