import * as v from 'valibot';

import { Nothing, Text } from './common.ts';
import { endpoint } from './endpoint.ts';

const DEADLINE_MS = 5_000;

/** FIELD-TEL-1 */
export const WireSessionKey = v.object({
  uuid: v.string(),
  epoch: v.number(),
  trackerUuid: v.string(),
});

const Size = v.object({ width: v.number(), height: v.number() });
const Parameters = v.record(v.string(), v.string());

/** CALL-TEL-02. `{context}` is `external` or `secure`. Only `secure` needs a bearer. */
export const startTelemetrySession = endpoint({
  name: 'startTelemetrySession',
  method: 'POST',
  path: '/ft/{context}/session',
  body: v.object({
    platform: v.literal('WEB'),
    libVersion: v.string(),
    referrer: v.nullable(v.string()),
    queryParams: Parameters,
    screenSize: Size,
    windowSize: Size,
    sessionKey: v.nullable(WireSessionKey),
    appVersion: v.string(),
  }),
  answer: v.object({ sessionKey: v.nullish(WireSessionKey, null) }),
  bearer: 'optional',
  deadlineMs: DEADLINE_MS,
  isBackground: true,
});

/** CALL-TEL-01 */
export const sendTelemetryEvent = endpoint({
  name: 'sendTelemetryEvent',
  method: 'POST',
  path: '/ft/{context}/event',
  body: v.object({
    domain: v.string(),
    queryParams: Parameters,
    pagePath: v.string(),
    event: v.string(),
    sessionKey: v.nullable(WireSessionKey),
    identityId: v.nullable(v.string()),
    applicationUuid: v.nullable(v.string()),
    eventType: v.string(),
    productType: v.literal('HELOC'),
    eventProperties: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
    dontDedupe: v.boolean(),
    dedupeProperty: Text,
  }),
  answer: Nothing,
  bearer: 'optional',
  deadlineMs: DEADLINE_MS,
  isBackground: true,
});
