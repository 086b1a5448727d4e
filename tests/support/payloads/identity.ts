import fc from 'fast-check';

import type * as slice from '#store/identity/slice.ts';

import { date, id, nothing, orNull, personal, phone, time, type PayloadsOf } from './arbitrary.ts';
import { homeAddress, legalName } from './registration.ts';

export const identityPayloads: PayloadsOf<typeof slice> = {
  identityReceived: fc.record({ uuid: id, signedInAt: orNull(time) }),
  identityAbsent: nothing,
  identityFailed: nothing,
  bearerFound: nothing,
  profileReceived: fc.record({
    uuid: id,
    profileType: orNull(fc.constantFrom('CO_DEEDER', 'PRIMARY')),
    email: orNull(personal),
    name: orNull(legalName),
    dob: orNull(date),
    phoneNumber: orNull(phone),
    homeAddress: orNull(homeAddress),
    isBroker: fc.boolean(),
  }),
  profileAbsent: nothing,
  sessionEnded: nothing,
  loginRequested: nothing,
  logoutRequested: nothing,
  leaveSurveyAnswered: fc.record({ reason: orNull(fc.constantFrom('TERMS', 'OTHER')) }),
  loggedOut: fc.option(fc.record({ keepsDrafts: fc.boolean() }), { nil: undefined }),
};
