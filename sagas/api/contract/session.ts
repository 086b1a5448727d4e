import * as v from 'valibot';

import { upTo } from './common.ts';
import { endpoint } from './endpoint.ts';

export const Redirect = v.object({ redirect: upTo(2_048) });

/** CALL-ID-07 */
export const startLogin = endpoint({
  name: 'startLogin',
  method: 'POST',
  path: '/identity-broker/{kind}/api/v3/login',
  query: v.object({
    telemetryTrackingId: v.nullish(v.string()),
    redirectUrl: v.optional(v.string()),
  }),
  answer: Redirect,
  bearer: 'never',
  namesApplication: true,
  ownsUnauthorised: true,
});

/** CALL-ID-08 */
export const endSession = endpoint({
  name: 'endSession',
  method: 'POST',
  path: '/identity-broker/{kind}/secure/api/v3/logout',
  answer: Redirect,
  namesApplication: true,
  outlivesPage: true,
  ownsUnauthorised: true,
});
