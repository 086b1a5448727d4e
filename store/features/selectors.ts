import type { RootState } from '#store/index.ts';

import { defaultDisasterZips, type FlagKey } from './flags.ts';

export const selectIsOn = (key: FlagKey) => (state: RootState) => state.features.flags[key];
export const selectFlagsAreLoaded = (state: RootState) => state.features.status !== 'waiting';
export const selectMaintenance = (state: RootState) => state.features.maintenance;
export const selectDisasterZips = ({ features }: RootState): readonly string[] =>
  features.status === 'defaulted' ? defaultDisasterZips : features.disasterZips;
