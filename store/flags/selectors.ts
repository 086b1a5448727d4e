import type { RootState } from '#store/index.ts';

import { defaultDisasterZips, type FlagKey } from './flags.ts';

export const selectFlag = (key: FlagKey) => (state: RootState) => state.flags.values[key];
export const selectFlagsAreLoaded = (state: RootState) => state.flags.status !== 'waiting';
export const selectMaintenance = (state: RootState) => state.flags.maintenance;
export const selectDisasterZips = ({ flags }: RootState): readonly string[] =>
  flags.status === 'defaulted' ? defaultDisasterZips : flags.disasterZips;
