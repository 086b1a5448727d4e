import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Profile } from './profile.ts';

export interface IdentityState {
  /** `unknown` until the lender was asked; `unreached` where it could not be, and is asked again. */
  session: 'unknown' | 'unreached' | 'signedOut' | 'signedIn';
  identityUuid: string | null;
  /** When the session began, by the lender's own clock; null where it did not say so. */
  signedInAt: string | null;
  profile: Profile | null;
  /** The lender has no profile of this person (ACCESS-14). */
  isProfileAbsent: boolean;
}

const initialState: IdentityState = {
  session: 'unknown',
  identityUuid: null,
  signedInAt: null,
  profile: null,
  isProfileAbsent: false,
};

const slice = createSlice({
  name: 'identity',
  initialState,
  reducers: {
    /** Fact: a bearer belongs to this identity (ACCESS-18). */
    identityReceived(
      state,
      { payload }: PayloadAction<{ uuid: string; signedInAt?: string | null }>,
    ) {
      if (state.identityUuid !== payload.uuid) state.profile = null;
      state.isProfileAbsent = false;
      state.session = 'signedIn';
      state.identityUuid = payload.uuid;
      state.signedInAt = payload.signedInAt ?? null;
    },
    /** Fact: nobody is signed in. */
    identityAbsent() {
      return { ...initialState, session: 'signedOut' as const };
    },
    /** Fact: the lender could not say who is here: a fault, and no refusal (S5). */
    identityUnreached() {
      return { ...initialState, session: 'unreached' as const };
    },
    profileReceived(state, { payload }: PayloadAction<Profile>) {
      state.profile = payload;
      state.isProfileAbsent = false;
    },
    profileAbsent(state) {
      state.isProfileAbsent = true;
    },
    /** Fact: the lender ended the session; drafts stay (decision 8). */
    sessionEnded() {
      return { ...initialState, session: 'signedOut' as const };
    },
    /** Intent: the person wants to sign in, and to come back here. */
    loginRequested() {},
    /** Intent: the person wants out. */
    logoutRequested() {},
    /**
     * Fact: signed out on this device; everything personal is gone (SC-11). Where somebody else signed in, the sealed
     * drafts wait for their owner (FT-26).
     */
    loggedOut(_state, _action: PayloadAction<{ keepsDrafts: boolean } | undefined>) {
      return { ...initialState, session: 'signedOut' as const };
    },
  },
});

export const {
  identityReceived,
  identityAbsent,
  identityUnreached,
  profileReceived,
  profileAbsent,
  sessionEnded,
  loginRequested,
  logoutRequested,
  loggedOut,
} = slice.actions;
export const identityReducer = slice.reducer;
