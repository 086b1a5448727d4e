import { under, type AllowList } from '#store/redaction/paths.ts';

const profile = ['uuid', 'profileType', 'name.suffix', 'homeAddress.state', 'isBroker'];

export const identityLoggable: AllowList = {
  state: ['session', 'hasBearer', 'identityUuid', ...under('profile', profile), 'isProfileAbsent'],
  actions: {
    identityReceived: ['uuid'],
    identityAbsent: [],
    identityFailed: [],
    bearerFound: [],
    profileReceived: profile,
    profileAbsent: [],
    sessionEnded: [],
    loginRequested: [],
    logoutRequested: [],
    leaveSurveyAnswered: ['reason'],
    loggedOut: ['keepsDrafts'],
  },
};
