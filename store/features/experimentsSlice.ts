import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { rootReducer, type RootState } from '#store/index.ts';

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
rootReducer.inject(slice);

export const selectExperiments = ({ experiments = initialState }: RootState): Experiment[] =>
  experiments.decided;
