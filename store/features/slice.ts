import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { flagDefaults, type FlagKey, type Maintenance } from './flags.ts';

export interface FeaturesState {
  /** `defaulted`: no answer in time; a later change would alter a screen that is shown (FT-83). */
  status: 'waiting' | 'known' | 'defaulted';
  flags: Record<FlagKey, boolean>;
  maintenance: Maintenance | null;
  /** ELIG-11 */
  disasterZips: string[];
}

export interface FeaturesResponse {
  flags: Partial<Record<FlagKey, boolean>>;
  maintenance: Maintenance | null;
  disasterZips: string[];
}

const initialState: FeaturesState = {
  status: 'waiting',
  flags: { ...flagDefaults },
  maintenance: null,
  disasterZips: [],
};

const slice = createSlice({
  name: 'features',
  initialState,
  reducers: {
    featuresReceived(state, { payload }: PayloadAction<FeaturesResponse>) {
      state.status = 'known';
      for (const [key, isOn] of Object.entries(payload.flags)) state.flags[key as FlagKey] = isOn;
      state.maintenance = payload.maintenance;
      state.disasterZips = payload.disasterZips;
    },
    /** No readable answer in time. */
    featuresDefaulted(state) {
      if (state.status === 'waiting') state.status = 'defaulted';
    },
    /** From the next route change on (FT-88). */
    maintenanceReceived(state, { payload }: PayloadAction<Maintenance | null>) {
      state.maintenance = payload;
    },
  },
});

export const { featuresReceived, featuresDefaulted, maintenanceReceived } = slice.actions;
export const featuresReducer = slice.reducer;
