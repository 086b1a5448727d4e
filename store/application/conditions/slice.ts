import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { applicationOpened } from '#store/application/slice.ts';
import { loggedOut } from '#store/identity/slice.ts';
import type { RootState } from '#store/index.ts';

import type { Condition } from './conditions.ts';

export interface ConditionsState {
  /** The application that they are of. */
  applicationUuid: string | null;
  /** By creation, ascending (COND-09). */
  conditions: Condition[];
  /** When they were read, in milliseconds since 1970; null before that. */
  readAt: number | null;
}

const initialState: ConditionsState = { applicationUuid: null, conditions: [], readAt: null };

export const conditionsSlice = createSlice({
  name: 'conditions',
  initialState: initialState as ConditionsState,
  reducers: {
    conditionsReceived(
      state,
      {
        payload,
      }: PayloadAction<{ applicationUuid: string; conditions: Condition[]; readAt: number }>,
    ) {
      const { conditions } = payload;
      Object.assign(state, payload, {
        conditions: conditions.toSorted((a, b) => Date.parse(a.created) - Date.parse(b.created)),
      });
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(applicationOpened, (state, { payload }) =>
        payload.uuid === state.applicationUuid ? state : initialState,
      )
      .addCase(loggedOut, () => initialState),
});

export const { conditionsReceived } = conditionsSlice.actions;

export const selectConditionsState = (state: RootState): ConditionsState =>
  state.application?.conditions ?? initialState;
