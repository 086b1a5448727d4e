import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { loggedOut } from '#store/identity/slice.ts';
import type { RootState } from '#store/index.ts';
import type { HomeAddress } from '#store/person/address.ts';
import { idle } from '#store/remote.ts';
import { homeAddressSubmitted, propertySubmitted } from '#store/registration/answers.ts';
import { draftRestored, type SettledAddresses } from '#store/registration/slice.ts';

export type AddressField = 'property' | 'home';

export interface AddressNearMatch {
  field: AddressField;
  typed: HomeAddress;
  address: HomeAddress;
}

export type FoundAddresses = Partial<Record<AddressField, HomeAddress | null>>;

/** The suggestions for the typed text. Earlier ones stay while a lookup runs. */
type Suggestions =
  | { status: 'idle' }
  | {
      status: 'looking' | 'ready';
      addresses: HomeAddress[];
      /** The suggestions are only shown for this text (FT-11). */
      askedFor: string;
    }
  | { status: 'failed' };

/** The lookup for a submit with lines that weren't chosen from suggestions (VAL-TYPEAHEAD-1). */
type SubmitLookup =
  | { status: 'idle' }
  | { status: 'searching' }
  /** The one address that matches each line, or null. Replaced on every submit. */
  | { status: 'ready'; found: FoundAddresses };

/** The state of the address lookup (CALL-REG-01). */
export interface LookupState {
  field: AddressField | null;
  suggestions: Suggestions;
  submit: SubmitLookup;
  /** A known address close to the typed one ("Did you mean …?"). */
  nearMatch: AddressNearMatch | null;
  /** Addresses for which the user answered "Did you mean …?". */
  settled: SettledAddresses;
  /** The usual state of a typed ZIP code, if it differs (facts §5). */
  zipNote: { field: AddressField; zip: string; state: string } | null;
}

const initialState: LookupState = {
  field: null,
  suggestions: idle,
  submit: idle,
  nearMatch: null,
  settled: {},
  zipNote: null,
};

const noSuggestions = { addresses: [], askedFor: '' };

/** Returns a lookup's suggestions and the text they are for. */
export const shownSuggestions = (
  lookup: Suggestions,
): { addresses: HomeAddress[]; askedFor: string } =>
  'addresses' in lookup ? lookup : noSuggestions;

function clearLookup(state: LookupState) {
  state.suggestions = idle;
  state.submit = idle;
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
      state.suggestions = { ...shownSuggestions(state.suggestions), status: 'looking' };
    },
    suggestionsReceived(
      state,
      { payload }: PayloadAction<{ askedFor: string; suggestions: HomeAddress[] }>,
    ) {
      const { askedFor, suggestions: addresses } = payload;
      state.suggestions = { status: 'ready', addresses, askedFor };
    },
    lookupFailed(state) {
      state.suggestions = { status: 'failed' };
      state.submit = idle;
    },
    /** The text is too short for a lookup. */
    lookupCleared: clearLookup,
    /** The user submitted lines that weren't chosen from suggestions. */
    linesSubmitted(state, { payload }: PayloadAction<Partial<Record<AddressField, string>>>) {
      const field = payload.property === undefined ? 'home' : 'property';
      if (state.field !== field) state.suggestions = idle;
      state.field = field;
      state.submit = { status: 'searching' };
    },
    /** A canceled submit has no result. */
    linesLookedUp(state, { payload }: PayloadAction<FoundAddresses>) {
      state.submit = { status: 'ready', found: payload };
    },
    /** The user typed a complete address. Its warnings are loaded. */
    addressCompleted(
      _state,
      _action: PayloadAction<{ field: AddressField; address: HomeAddress }>,
    ) {},
    nearMatchFound(state, { payload }: PayloadAction<AddressNearMatch | null>) {
      state.nearMatch = payload;
    },
    /** The user chose "Use this address" or "Keep mine". */
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

export const selectFoundAddresses = ({
  registration: {
    lookup: { submit },
  },
}: RootState): FoundAddresses | null => (submit.status === 'ready' ? submit.found : null);

export const lookupReducer = slice.reducer;
