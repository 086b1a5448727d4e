import { createSlice, type Action, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

import { loggedOut } from '#store/identity/slice.ts';
import type { RootState } from '#store/index.ts';
import type { PendingWrite, PendingWrites } from '#store/pendingWrite.ts';
import { registrationReducer } from '#store/registration/reducer.ts';
import { shellParts } from '#store/shell/parts.ts';

/** Scope of the submit chain's writes, which are stored with the registration. */
export const REGISTRATION_SCOPE = 'registration/';

const APPLICATION_SCOPE = 'application/';

/** Returns the scope of an application's write. Without a call, the prefix of all its scopes. */
export const applicationScope = (uuid: string, call = ''): string =>
  `${APPLICATION_SCOPE}${uuid}/${call}`;

const initialState: PendingWrites = {};

const slice = createSlice({
  name: 'pendingWrites',
  initialState,
  reducers: {
    writeStarted(state, { payload }: PayloadAction<{ scope: string; write: PendingWrite }>) {
      state[payload.scope] = payload.write;
    },
    /** The lender accepted the write or refused it for good. The same request is now a new write. */
    writeSettled(state, { payload }: PayloadAction<{ scope: string }>) {
      delete state[payload.scope];
    },
    pendingWritesRestored: (state, { payload }: PayloadAction<PendingWrites>) => ({
      ...payload,
      ...state,
    }),
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState),
});

const onlyIn = (writes: PendingWrites, isOwn: (scope: string) => boolean): PendingWrites =>
  Object.fromEntries(Object.entries(writes).filter(([scope]) => isOwn(scope)));

const writesIn =
  (isOwn: (scope: string) => boolean) =>
  (state: PendingWrites | undefined, action: UnknownAction): PendingWrites => {
    const writes = slice.reducer(state, action);
    return writes === state ? state : onlyIn(writes, isOwn);
  };

/** Returns the pending writes whose scope starts with this prefix. */
export const pendingWritesOf = (
  { registration, application, shell }: RootState,
  scope: string,
): PendingWrites =>
  onlyIn(
    { ...registration.pendingWrites, ...application?.pendingWrites, ...shell.pendingWrites },
    (name) => name.startsWith(scope),
  );

export const { writeStarted, writeSettled, pendingWritesRestored } = slice.actions;

/** Matches the start of a write whose scope starts with this prefix. */
export const startsWriteOf =
  (scope: string) =>
  (action: Action): action is ReturnType<typeof writeStarted> =>
    writeStarted.match(action) && action.payload.scope.startsWith(scope);

const isOfRegistration = (scope: string) => scope.startsWith(REGISTRATION_SCOPE);
const isOfApplication = (scope: string) => scope.startsWith(APPLICATION_SCOPE);

/** Keeps an application's pending writes in the application's state. */
export const applicationWritesReducer = writesIn(isOfApplication);

registrationReducer.inject({ reducerPath: 'pendingWrites', reducer: writesIn(isOfRegistration) });
shellParts.inject({
  reducerPath: 'pendingWrites',
  reducer: writesIn((scope) => !isOfRegistration(scope) && !isOfApplication(scope)),
});
