import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { loggedOut } from '#store/identity/slice.ts';
import { rootReducer, type RootState } from '#store/index.ts';
import { lenderDataRequested } from '#store/application/lenderDataSlice.ts';
import { applicationOpened, screenTyped } from '#store/application/slice.ts';

import type { OfferConsent } from './offerConsents.ts';
import type { OfferChoice } from './offers.ts';
import type { LenderQuote } from './quote.ts';

/** The screen on which an offer is chosen; the confirmation comes after it. */
export const OFFER_SCREEN = 'product/select';

export interface OffersState {
  uuid: string | null;
  /** What the lender computed for the choice in hand. */
  quote: LenderQuote | null;
  /** The lender's numbers are not those that were shown. */
  isUpdated: boolean;
  /** The offers that were shown ended, and new ones took their place. */
  hasExpired: boolean;
}

const initialState: OffersState = {
  uuid: null,
  quote: null,
  isUpdated: false,
  hasExpired: false,
};

const slice = createSlice({
  name: 'offers',
  initialState,
  reducers: {
    /** Intent: the borrower goes on with this choice. */
    offerQuoted(state, _action: PayloadAction<OfferChoice>) {
      state.hasExpired = false;
    },
    /** Fact: the lender computed the choice. */
    quoteReceived(
      state,
      { payload }: PayloadAction<{ uuid: string; quote: LenderQuote; isUpdated: boolean }>,
    ) {
      state.uuid = payload.uuid;
      state.quote = payload.quote;
      state.isUpdated = payload.isUpdated;
    },
    /** Fact: the offers ended (409 OFFER_EXPIRED). */
    offersExpired(state) {
      state.quote = null;
      state.hasExpired = true;
    },
    /** Intent: the borrower takes the offer of the quote. */
    offerSelected(_state, _action: PayloadAction<{ consents: OfferConsent[] }>) {},
    /** Intent: the borrower wants to choose again. */
    offersReopened(_state, _action: PayloadAction<{ reason: string }>) {},
    /** Intent: the borrower wants savings to be counted (APP-05). */
    assetsWanted() {},
  },
  extraReducers: (builder) =>
    builder
      .addCase(applicationOpened, (state, { payload }) =>
        payload.uuid === state.uuid ? state : initialState,
      )
      .addCase(lenderDataRequested, (state, { payload }) => {
        // Other offers may come: a quote of the old ones is worth nothing.
        if (payload.names.includes('offers')) state.quote = null;
      })
      .addCase(screenTyped, (state, { payload }) => {
        // Another choice: its numbers are others, too.
        if (payload.screen === OFFER_SCREEN) state.quote = null;
      })
      .addCase(loggedOut, () => initialState),
});

export const {
  offerQuoted,
  quoteReceived,
  offersExpired,
  offerSelected,
  offersReopened,
  assetsWanted,
} = slice.actions;
rootReducer.inject(slice);

export const selectOffersState = (state: RootState): OffersState => state.offers ?? initialState;
