import { under, type Operational } from '#store/actionLog/paths.ts';

const profile = ['uuid', 'profileType', 'name.suffix', 'homeAddress.state', 'isBroker'];

export const identityOperational: Operational = {
  state: ['session', 'identityUuid', ...under('profile', profile)],
  actions: {
    identityReceived: ['uuid'],
    identityAbsent: [],
    profileReceived: profile,
    sessionEnded: [],
    loginRequested: [],
    logoutRequested: [],
    loggedOut: [],
  },
};
