import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { featuresParts, type FeaturesParts } from '#store/features/parts.ts';
import { withParts } from '#store/withParts.ts';

import { flagDefaults, type BrokerMode, type FlagKey, type Maintenance } from './flags.ts';

export interface FeaturesState {
  /** `defaulted`: no answer in time; a later change would alter a screen that is shown (FT-83). */
  status: 'waiting' | 'known' | 'defaulted';
  flags: Record<FlagKey, boolean>;
  maintenance: Maintenance | null;
  /** ELIG-11 */
  disasterZips: string[];
  /** The mode of the flag; null leaves the brand's own (FLAG-06). */
  brokerMode: BrokerMode | null;
}

export interface FeaturesResponse {
  flags: Partial<Record<FlagKey, boolean>>;
  maintenance: Maintenance | null;
  disasterZips: string[];
  brokerMode?: BrokerMode | null;
}

const initialState: FeaturesState = {
  status: 'waiting',
  flags: { ...flagDefaults },
  maintenance: null,
  disasterZips: [],
  brokerMode: null,
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
      state.brokerMode = payload.brokerMode ?? null;
    },
    /** No readable answer in time. */
    featuresDefaulted(state) {
      if (state.status === 'waiting') state.status = 'defaulted';
    },
    /** Takes effect at the next route change (FT-88). */
    maintenanceReceived(state, { payload }: PayloadAction<Maintenance | null>) {
      state.maintenance = payload;
    },
  },
});

export const { featuresReceived, featuresDefaulted, maintenanceReceived } = slice.actions;
export const featuresReducer = withParts<FeaturesState, Partial<FeaturesParts>>(
  slice.reducer,
  featuresParts,
);
