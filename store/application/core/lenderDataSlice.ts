import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import {
  lenderDataNames,
  type LenderData,
  type LenderDataName,
} from '#store/application/core/features.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { stateOf } from '#store/stateOf.ts';
import { failed, idle, loading, ready, type Failure, type Remote } from '#store/remote.ts';

import { applicationOpened, routingRequested } from './slice.ts';

export type LenderDataState = { [Name in LenderDataName]: Remote<LenderData[Name]> } & {
  uuid: string | null;
  /** Data that a step may have changed. Shown until it is loaded again. */
  stale: LenderDataName[];
};

const initialState = {
  uuid: null,
  stale: [],
  ...Object.fromEntries(lenderDataNames.map((name) => [name, idle])),
  // Every name has data.
} as unknown as LenderDataState;

export const lenderDataSlice = createSlice({
  name: 'lenderData',
  reducerPath: 'data',
  initialState,
  reducers: {
    lenderDataRequested(
      state,
      { payload }: PayloadAction<{ uuid: string; names: LenderDataName[] }>,
    ) {
      state.uuid = payload.uuid;
      state.stale = state.stale.filter((name) => !payload.names.includes(name));
      for (const name of payload.names) Object.assign(state, { [name]: loading });
    },
    lenderDataReceived(state, { payload }: PayloadAction<Partial<LenderData>>) {
      for (const [name, value] of Object.entries(payload))
        Object.assign(state, { [name]: ready(value) });
    },
    lenderDataFailed(
      state,
      { payload }: PayloadAction<{ name: LenderDataName; failure: Failure }>,
    ) {
      Object.assign(state, { [payload.name]: failed(payload.failure) });
    },
    lenderDataInvalidated(state, { payload }: PayloadAction<{ names: LenderDataName[] }>) {
      state.stale = lenderDataNames.filter(
        (name) => payload.names.includes(name) || state.stale.includes(name),
      );
    },
    /** "Try again" (FT-03). */
    lenderDataRetried() {},
  },
  extraReducers: (builder) =>
    builder
      .addCase(applicationOpened, (state, { payload }) =>
        payload.uuid === state.uuid ? state : initialState,
      )
      .addCase(routingRequested, (state, { payload }) => {
        if (payload.uuid !== state.uuid) return initialState;
        state.stale = [...lenderDataNames];
        return state;
      })
      .addCase(loggedOut, () => initialState),
});

export const {
  lenderDataRequested,
  lenderDataReceived,
  lenderDataFailed,
  lenderDataInvalidated,
  lenderDataRetried,
} = lenderDataSlice.actions;

export const selectLenderData = stateOf(lenderDataSlice, ({ application }) => application?.data);
