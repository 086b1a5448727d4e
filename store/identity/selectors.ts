import type { RootState } from '#store/index.ts';

import { isCoDeeder } from './profile.ts';

export const selectIsSignedIn = (state: RootState) => state.identity.session === 'signedIn';
export const selectIdentityUuid = (state: RootState) => state.identity.identityUuid;
export const selectProfile = (state: RootState) => state.identity.profile;

/** HDR-05, HDR-06: signed in and not an additional signer, or a broker. */
export const selectHasDashboard = (state: RootState) =>
  selectIsSignedIn(state) &&
  (!isCoDeeder(state.identity.profile) || state.identity.profile?.isBroker === true);
/** False until the lender was asked who is here. */
export const selectSessionIsKnown = (state: RootState) => state.identity.session !== 'unknown';
export const selectIsProfileAbsent = (state: RootState) => state.identity.isProfileAbsent;
