import * as v from 'valibot';

import { MAX_LOOKUP_ITEMS, YesNo, listOf } from './common.ts';
import { endpoint } from './endpoint.ts';

/** FLAG-03 */
export const OptimizeUser = v.object({
  applicationUuid: v.nullable(v.string()),
  createdTime: v.nullable(v.string()),
  identityUuid: v.nullable(v.string()),
  organization: v.string(),
  trackerId: v.nullable(v.string()),
});
/** The first screen waits up to 3 s for the flags (quality-bar section 1, FT-83). */
export const FLAG_DEADLINE_MS = 3_000;

/** FIELD-TEL-2. The variables are validated where they are read. */
export const WireFeature = v.object({
  key: v.string(),
  enabled: v.boolean(),
  variables: v.nullish(v.record(v.string(), v.unknown()), {}),
});

/** CALL-TEL-05 */
export const readFeatures = endpoint({
  name: 'readFeatures',
  method: 'POST',
  path: '/service-optimize/{context}/api/v1/features',
  body: v.object({ optimizeUser: OptimizeUser }),
  answer: v.object({ features: listOf(WireFeature, MAX_LOOKUP_ITEMS) }),
  bearer: 'optional',
  deadlineMs: FLAG_DEADLINE_MS,
  isBackground: true,
});

/** CALL-TEL-03. We read `fe-relative-url-{application}` (FLAG-01) and the maintenance flag with it. */
export const readFeature = endpoint({
  name: 'readFeature',
  method: 'POST',
  path: '/service-optimize/{context}/api/v1/feature',
  body: v.object({ featureKey: v.string(), optimizeUser: OptimizeUser }),
  answer: v.object({ enabled: YesNo, variables: v.nullish(v.record(v.string(), v.unknown()), {}) }),
  bearer: 'optional',
  deadlineMs: FLAG_DEADLINE_MS,
  isBackground: true,
});
