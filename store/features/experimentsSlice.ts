import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { featuresParts } from '#store/features/parts.ts';
import type { RootState } from '#store/index.ts';
import { stateOf } from '#store/stateOf.ts';

import type { Experiment } from './experiments.ts';

/** The variation list of this visitor; an experiment without a decision is not in it. */
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
featuresParts.inject(slice);

const selectState = stateOf(slice, ({ features }) => features.experiments);

export const selectExperiments = (state: RootState): Experiment[] => selectState(state).decided;
