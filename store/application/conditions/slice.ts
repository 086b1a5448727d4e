import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { applicationOpened } from '#store/application/core/slice.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { stateOf } from '#store/stateOf.ts';
import type { Failure } from '#store/remote.ts';

import { byCreation, type Condition, type ConditionState } from './conditions.ts';

export interface ConditionsState {
  applicationUuid: string | null;
  /** By creation, ascending (COND-09). */
  conditions: Condition[];
  /** Time of the last read in milliseconds since 1970, or null. */
  readAt: number | null;
  /** Why the read failed. Null if any conditions are known. */
  failure: Failure | null;
  /** Uuids of conditions that are new or changed state since the previous read. */
  changed: string[];
}

const initialState: ConditionsState = {
  applicationUuid: null,
  conditions: [],
  readAt: null,
  failure: null,
  changed: [],
};

const isKnownOf = ({ applicationUuid, readAt }: ConditionsState, uuid: string) =>
  applicationUuid === uuid && readAt !== null;

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
      const { applicationUuid, conditions, readAt } = payload;
      const states = new Map(state.conditions.map((one) => [one.uuid, one.state]));
      const isKnown = isKnownOf(state, applicationUuid);
      return {
        applicationUuid,
        readAt,
        failure: null,
        conditions: conditions.toSorted(byCreation),
        changed: conditions
          .filter((one) => isKnown && states.get(one.uuid) !== one.state)
          .map(({ uuid }) => uuid),
      };
    },
    conditionsFailed(
      state,
      { payload }: PayloadAction<{ applicationUuid: string; failure: Failure }>,
    ) {
      const { applicationUuid, failure } = payload;
      return isKnownOf(state, applicationUuid)
        ? state
        : { ...initialState, applicationUuid, failure };
    },
    conditionsRetried(state) {
      state.failure = null;
    },
    conditionAnswered(state, { payload }: PayloadAction<{ uuid: string; state: ConditionState }>) {
      const condition = state.conditions.find(({ uuid }) => uuid === payload.uuid);
      if (condition) condition.state = payload.state;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(applicationOpened, (state, { payload }) =>
        payload.uuid === state.applicationUuid ? state : initialState,
      )
      .addCase(loggedOut, () => initialState),
});

export const { conditionsReceived, conditionsFailed, conditionsRetried, conditionAnswered } =
  conditionsSlice.actions;

export const selectConditionsState = stateOf(
  conditionsSlice,
  ({ application }) => application?.conditions,
);
