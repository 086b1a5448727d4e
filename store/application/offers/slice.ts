import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { ApplicationScreenId } from '#store/application/core/screens.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { stateOf } from '#store/stateOf.ts';
import { lenderDataRequested } from '#store/application/core/lenderDataSlice.ts';
import { applicationOpened, screenTyped } from '#store/application/core/slice.ts';

import type { OfferConsent } from './offerConsents.ts';
import type { OfferChoice } from './offers.ts';
import type { LenderQuote } from './quote.ts';

export interface OffersState {
  uuid: string | null;
  quote: LenderQuote | null;
  isUpdated: boolean;
  hasExpired: boolean;
}

const initialState: OffersState = {
  uuid: null,
  quote: null,
  isUpdated: false,
  hasExpired: false,
};

export const offersSlice = createSlice({
  name: 'offers',
  initialState,
  reducers: {
    offerQuoted(state, _action: PayloadAction<OfferChoice>) {
      state.hasExpired = false;
    },
    quoteReceived(
      state,
      { payload }: PayloadAction<{ uuid: string; quote: LenderQuote; isUpdated: boolean }>,
    ) {
      state.uuid = payload.uuid;
      state.quote = payload.quote;
      state.isUpdated = payload.isUpdated;
    },
    /** 409 OFFER_EXPIRED */
    offersExpired(state) {
      state.quote = null;
      state.hasExpired = true;
    },
    offerSelected(_state, _action: PayloadAction<{ consents: OfferConsent[] }>) {},
    offersReopened(_state, _action: PayloadAction<{ from: ApplicationScreenId }>) {},
    /** The borrower adds savings (APP-05). */
    assetsRequested() {},
  },
  extraReducers: (builder) =>
    builder
      .addCase(applicationOpened, (state, { payload }) =>
        payload.uuid === state.uuid ? state : initialState,
      )
      .addCase(lenderDataRequested, (state, { payload }) => {
        // The quote belongs to the old offers.
        if (payload.names.includes('offers')) state.quote = null;
      })
      .addCase(screenTyped, (state, { payload }) => {
        // The quote belongs to the old choice.
        if (payload.screen === 'productSelect') state.quote = null;
      })
      .addCase(loggedOut, () => initialState),
});

export const {
  offerQuoted,
  quoteReceived,
  offersExpired,
  offerSelected,
  offersReopened,
  assetsRequested,
} = offersSlice.actions;

export const selectOffersState = stateOf(offersSlice, ({ application }) => application?.offers);
