import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { LeaveReason } from './leaveSurvey.ts';
import type { Profile } from './profile.ts';

export interface IdentityState {
  /** `unknown` until the first answer. `failed` if the request failed; it is sent again. */
  session: 'unknown' | 'failed' | 'signedOut' | 'signedIn';
  /** The device has a bearer token that the lender hasn't identified yet (ACCESS-18). */
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
    /** The bearer token belongs to this user (ACCESS-18). */
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
    identityAbsent() {
      return { ...initialState, session: 'signedOut' as const };
    },
    /** The request failed without being refused (S5). */
    identityFailed({ hasBearer }) {
      return { ...initialState, session: 'failed' as const, hasBearer };
    },
    /** The device has a bearer token that the lender hasn't identified yet (ACCESS-18). */
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
    /** The lender ended the session. Drafts stay (decision 8). */
    sessionEnded() {
      return { ...initialState, session: 'signedOut' as const };
    },
    loginRequested() {},
    logoutRequested() {},
    /** The user logs out through the survey. Without a reason, nothing is sent (HDR-09). */
    leaveSurveyAnswered(_state, _action: PayloadAction<{ reason: LeaveReason | null }>) {},
    /** Drops all personal data (SC-11). If another user signed in, encrypted drafts stay (FT-26). */
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
