import type { RootState } from '#store/index.ts';
import { selectSwitches } from '#store/org/selectors.ts';

import { isCoDeeder } from './profile.ts';

export const selectIsSignedIn = (state: RootState) => state.identity.session === 'signedIn';
export const selectIdentityUuid = (state: RootState) => state.identity.identityUuid;
export const selectSignedInAt = (state: RootState) => state.identity.signedInAt;
export const selectProfile = (state: RootState) => state.identity.profile;

/** FLAG-05, FLAG-06, A-68: the brand's mode decides what makes a broker; unknown is none. */
export const selectIsBroker = (state: RootState): boolean => {
  switch (selectSwitches(state).brokerMode) {
    case 'broker':
      return true;
    case 'optimizely':
      return state.features.flags['fe-heloc-broker-mode'];
    default:
      return state.identity.profile?.isBroker === true;
  }
};

/** Which of the identity broker's calls are theirs. */
export const selectBrokerKind = (state: RootState) =>
  selectIsBroker(state) ? 'agent' : 'customer';

/** HDR-05, HDR-06: signed in and not an additional signer, or a broker. */
export const selectHasDashboard = (state: RootState) =>
  selectIsSignedIn(state) && (!isCoDeeder(state.identity.profile) || selectIsBroker(state));
/** False until the lender was asked who is here. */
export const selectSessionIsKnown = (state: RootState) => state.identity.session !== 'unknown';
/** Whether the lender has still to say who is here. */
export const selectIsUnreached = (state: RootState) => state.identity.session === 'unreached';
export const selectIsProfileAbsent = (state: RootState) => state.identity.isProfileAbsent;
