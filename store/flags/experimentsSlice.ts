import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { flagsParts } from '#store/flags/parts.ts';
import type { RootState } from '#store/index.ts';
import { stateOf } from '#store/stateOf.ts';

import type { Experiment } from './experiments.ts';

/** This visitor's variations. Experiments without a decision are missing. */
export interface ExperimentsState {
  decided: Experiment[];
}

const initialState: ExperimentsState = { decided: [] };

const slice = createSlice({
  name: 'experiments',
  initialState,
  reducers: {
    experimentsDecided(state, { payload }: PayloadAction<Experiment[]>) {
      state.decided = payload;
    },
  },
});

export const { experimentsDecided } = slice.actions;
flagsParts.inject(slice);

const selectState = stateOf(slice, ({ flags }) => flags.experiments);

export const selectExperiments = (state: RootState): Experiment[] => selectState(state).decided;
