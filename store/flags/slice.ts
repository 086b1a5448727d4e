import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { flagsParts, type FlagsParts } from '#store/flags/parts.ts';
import { withParts } from '#store/withParts.ts';

import { flagDefaults, type BrokerMode, type FlagKey, type Maintenance } from './flags.ts';

export interface FlagsState {
  /** `defaulted` if no answer arrived in time. A later change would alter a visible screen (FT-83). */
  status: 'waiting' | 'known' | 'defaulted';
  values: Record<FlagKey, boolean>;
  maintenance: Maintenance | null;
  /** ELIG-11 */
  disasterZips: string[];
  /** The flag's mode, or null to use the brand's (FLAG-06). */
  brokerMode: BrokerMode | null;
}

export interface FlagsAnswer {
  values: Partial<Record<FlagKey, boolean>>;
  maintenance: Maintenance | null;
  disasterZips: string[];
  brokerMode?: BrokerMode | null;
}

const initialState: FlagsState = {
  status: 'waiting',
  values: { ...flagDefaults },
  maintenance: null,
  disasterZips: [],
  brokerMode: null,
};

const slice = createSlice({
  name: 'flags',
  initialState,
  reducers: {
    flagsReceived(state, { payload }: PayloadAction<FlagsAnswer>) {
      state.status = 'known';
      for (const [key, isOn] of Object.entries(payload.values)) state.values[key as FlagKey] = isOn;
      state.maintenance = payload.maintenance;
      state.disasterZips = payload.disasterZips;
      state.brokerMode = payload.brokerMode ?? null;
    },
    /** No readable answer arrived in time. */
    flagsDefaulted(state) {
      if (state.status === 'waiting') state.status = 'defaulted';
    },
    /** Takes effect on the next navigation (FT-88). */
    maintenanceReceived(state, { payload }: PayloadAction<Maintenance | null>) {
      state.maintenance = payload;
    },
  },
});

export const { flagsReceived, flagsDefaulted, maintenanceReceived } = slice.actions;
export const flagsReducer = withParts<FlagsState, Partial<FlagsParts>>(slice.reducer, flagsParts);
