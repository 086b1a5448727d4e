import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { LeaveReason } from './leaveSurvey.ts';
import type { Profile } from './profile.ts';

export interface IdentityState {
  /** `unknown` until the first answer; `failed` without an answer, and is requested again. */
  session: 'unknown' | 'failed' | 'signedOut' | 'signedIn';
  /** The device keeps a bearer, and the lender has not said whose it is (ACCESS-18). */
  hasBearer: boolean;
  identityUuid: string | null;
  /** By the lender's clock. */
  signedInAt: string | null;
  profile: Profile | null;
  /** ACCESS-14 */
  isProfileAbsent: boolean;
}

const initialState: IdentityState = {
  session: 'unknown',
  hasBearer: false,
  identityUuid: null,
  signedInAt: null,
  profile: null,
  isProfileAbsent: false,
};

const slice = createSlice({
  name: 'identity',
  initialState,
  reducers: {
    /** The bearer token belongs to this identity (ACCESS-18). */
    identityReceived(
      state,
      { payload }: PayloadAction<{ uuid: string; signedInAt?: string | null }>,
    ) {
      if (state.identityUuid !== payload.uuid) state.profile = null;
      state.isProfileAbsent = false;
      state.session = 'signedIn';
      state.hasBearer = false;
      state.identityUuid = payload.uuid;
      state.signedInAt = payload.signedInAt ?? null;
    },
    /** No user is signed in. */
    identityAbsent() {
      return { ...initialState, session: 'signedOut' as const };
    },
    /** The request failed, and was not refused (S5). */
    identityFailed({ hasBearer }) {
      return { ...initialState, session: 'failed' as const, hasBearer };
    },
    /** The device keeps a bearer, and the lender has not said whose it is (ACCESS-18). */
    bearerFound(state) {
      state.hasBearer = true;
    },
    profileReceived(state, { payload }: PayloadAction<Profile>) {
      state.profile = payload;
      state.isProfileAbsent = false;
    },
    profileAbsent(state) {
      state.isProfileAbsent = true;
    },
    /** The lender ended the session; drafts stay (decision 8). */
    sessionEnded() {
      return { ...initialState, session: 'signedOut' as const };
    },
    /** The visitor signs in, and comes back here. */
    loginRequested() {},
    logoutRequested() {},
    /** The user logs out by the survey; without a reason nothing is sent (HDR-09). */
    leaveSurveyAnswered(_state, _action: PayloadAction<{ reason: LeaveReason | null }>) {},
    /** Drops all personal data (SC-11). Encrypted drafts stay when another user signs in (FT-26). */
    loggedOut(_state, _action: PayloadAction<{ keepsDrafts: boolean } | undefined>) {
      return { ...initialState, session: 'signedOut' as const };
    },
  },
});

export const {
  identityReceived,
  identityAbsent,
  identityFailed,
  bearerFound,
  profileReceived,
  profileAbsent,
  sessionEnded,
  loginRequested,
  logoutRequested,
  leaveSurveyAnswered,
  loggedOut,
} = slice.actions;
export const identityReducer = slice.reducer;
