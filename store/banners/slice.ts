import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { shellParts } from '#store/shell/parts.ts';
import type { RootState } from '#store/index.ts';
import { stateOf } from '#store/stateOf.ts';

import type { Banner } from './banners.ts';

/** BANNER-12. After a failure: the message, and no banners (BANNER-13). */
export type BannersState =
  | { status: 'loading' }
  | { status: 'error'; error: string }
  | { status: 'loaded'; shown: Banner[] };

const initialState = { status: 'loading' } as BannersState;

const slice = createSlice({
  name: 'banners',
  initialState,
  reducers: {
    bannersReceived: (_state, { payload }: PayloadAction<Banner[]>): BannersState => ({
      status: 'loaded',
      shown: payload,
    }),
    bannersFailed: (_state, { payload }: PayloadAction<{ error: string }>): BannersState => ({
      status: 'error',
      ...payload,
    }),
    bannerDismissed(state, { payload }: PayloadAction<{ uuid: string }>) {
      // BANNER-11
      if (state.status === 'loaded')
        state.shown = state.shown.filter(
          ({ uuid, isDismissable }) => uuid !== payload.uuid || !isDismissable,
        );
    },
  },
});

export const { bannersReceived, bannersFailed, bannerDismissed } = slice.actions;
shellParts.inject(slice);

const NONE: Banner[] = [];

const selectState = stateOf(slice, ({ shell }) => shell.banners);

export const selectBanners = (state: RootState): readonly Banner[] => {
  const banners = selectState(state);
  return banners.status === 'loaded' ? banners.shown : NONE;
};
