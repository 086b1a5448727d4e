import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { flagDefaults, type FlagKey, type Maintenance } from './flags.ts';

export interface FeaturesState {
  /** `defaulted`: the service did not answer in time; a flip later would change a screen already shown (FT-83). */
  status: 'waiting' | 'known' | 'defaulted';
  flags: Record<FlagKey, boolean>;
  maintenance: Maintenance | null;
  /** ZIP codes of fe-heloc-disaster-zips (ELIG-11). */
  disasterZips: string[];
}

/** What the flag service said, checked. */
export interface FeatureAnswer {
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
    featuresReceived(state, { payload }: PayloadAction<FeatureAnswer>) {
      state.status = 'known';
      for (const [key, isOn] of Object.entries(payload.flags)) state.flags[key as FlagKey] = isOn;
      state.maintenance = payload.maintenance;
      state.disasterZips = payload.disasterZips;
    },
    /** Fact: no answer in time, or not one that can be read. */
    featuresDefaulted(state) {
      if (state.status === 'waiting') state.status = 'defaulted';
    },
    /** Fact: maintenance was asked about again, from the next route change on (FT-88). */
    maintenanceReceived(state, { payload }: PayloadAction<Maintenance | null>) {
      state.maintenance = payload;
    },
  },
});

export const { featuresReceived, featuresDefaulted, maintenanceReceived } = slice.actions;
export const featuresReducer = slice.reducer;
