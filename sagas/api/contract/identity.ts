import * as v from 'valibot';

import { Text, Uuid } from './common.ts';
import { endpoint } from './endpoint.ts';

/** FIELD-PROFILE-3 */
export const WireIdentity = v.object({ uuid: Uuid });

/** CALL-ID-03. Also exchanges the cookie of a sign-in page for a bearer (decision 10). */
export const readIdentity = endpoint({
  name: 'readIdentity',
  method: 'GET',
  path: '/identity/secure/api/v1/identity',
  // Our choice: the start of the session tells a new sign-in from a session whose log-out got lost (FT-29).
  answer: v.object({ ...WireIdentity.entries, signedInAt: Text }),
  ownsUnauthorised: true,
  bearer: 'optional',
});
