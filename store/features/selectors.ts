import type { RootState } from '#store/index.ts';

import type { FlagKey } from './flags.ts';

export const selectIsOn = (key: FlagKey) => (state: RootState) => state.features.flags[key];
export const selectFlagsAreSettled = (state: RootState) => state.features.status !== 'waiting';
export const selectMaintenance = (state: RootState) => state.features.maintenance;
export const selectDisasterZips = (state: RootState) => state.features.disasterZips;
