import { under, type Operational } from '#store/actionLog/paths.ts';

const profile = ['uuid', 'profileType', 'name.suffix', 'homeAddress.state', 'isBroker'];

export const identityOperational: Operational = {
  state: ['session', 'identityUuid', ...under('profile', profile), 'isProfileAbsent'],
  actions: {
    identityReceived: ['uuid'],
    identityAbsent: [],
    identityUnreached: [],
    profileReceived: profile,
    profileAbsent: [],
    sessionEnded: [],
    loginRequested: [],
    logoutRequested: [],
    loggedOut: ['keepsDrafts'],
  },
};
