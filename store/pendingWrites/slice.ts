import { createSlice, type Action, type PayloadAction } from '@reduxjs/toolkit';

import { loggedOut } from '#store/identity/slice.ts';
import { rootReducer, type RootState } from '#store/index.ts';

/** A write without an answer: the same request is repeated under its idempotency key (SC-09). */
export interface PendingWrite {
  /** A hash of the request. */
  fingerprint: string;
  key: string;
  /** When the user submitted it, ISO; a repeat states the same time. */
  acceptedAt: string;
}

/** By scope: `registration/create`, `support`, or `application/` with its uuid and the endpoint's name. */
export type PendingWrites = Record<string, PendingWrite>;

/** Scopes of the submit chain's writes, stored with the registration. */
export const REGISTRATION_SCOPE = 'registration/';

/** Scope of an application's write; without a call, the prefix of all its scopes. */
export const applicationScope = (uuid: string, call = ''): string => `application/${uuid}/${call}`;

const initialState: PendingWrites = {};

const slice = createSlice({
  name: 'pendingWrites',
  initialState,
  reducers: {
    writeStarted(state, { payload }: PayloadAction<{ scope: string; write: PendingWrite }>) {
      state[payload.scope] = payload.write;
    },
    /** The lender did it or refused it for good: the same request is a new write from now on. */
    writeSettled(state, { payload }: PayloadAction<{ scope: string }>) {
      delete state[payload.scope];
    },
    /** Pending writes of a stored draft; newer ones win. */
    pendingWritesRestored: (state, { payload }: PayloadAction<PendingWrites>) => ({
      ...payload,
      ...state,
    }),
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState),
});

/** The pending writes whose scope starts with this one. */
export const pendingWritesOf = (
  { pendingWrites = initialState }: RootState,
  scope: string,
): PendingWrites =>
  Object.fromEntries(Object.entries(pendingWrites).filter(([name]) => name.startsWith(scope)));

export const { writeStarted, writeSettled, pendingWritesRestored } = slice.actions;

/** Matches the start of a write whose scope starts with this one. */
export const startsWriteOf =
  (scope: string) =>
  (action: Action): action is ReturnType<typeof writeStarted> =>
    writeStarted.match(action) && action.payload.scope.startsWith(scope);

rootReducer.inject(slice);
