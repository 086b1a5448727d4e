import type { RootState } from '#store/index.ts';
import { selectSwitches } from '#store/org/selectors.ts';

export const selectIsSignedIn = (state: RootState) => state.identity.session === 'signedIn';
/** Whether the user is signed in, or has a bearer token that the lender hasn't identified yet (ACCESS-18). */
export const selectIsAuthenticated = (state: RootState): boolean =>
  selectIsSignedIn(state) || state.identity.hasBearer;
export const selectIdentityUuid = (state: RootState) => state.identity.identityUuid;
export const selectSignedInAt = (state: RootState) => state.identity.signedInAt;
export const selectProfile = (state: RootState) => state.identity.profile;

/** FLAG-05, FLAG-06, A-68. The flag's mode overrides the brand's. */
export const selectIsBroker = (state: RootState): boolean => {
  switch (state.flags.brokerMode ?? selectSwitches(state).brokerMode) {
    case 'broker':
      return true;
    case 'optimizely':
      return state.flags.values['fe-heloc-broker-mode'];
    default:
      return state.identity.profile?.isBroker === true;
  }
};

/** */
export const selectBrokerKind = (state: RootState) =>
  selectIsBroker(state) ? 'agent' : 'customer';

export const selectSessionIsKnown = (state: RootState) => state.identity.session !== 'unknown';
export const selectHasIdentityFailed = (state: RootState) => state.identity.session === 'failed';
export const selectIsProfileAbsent = (state: RootState) => state.identity.isProfileAbsent;
