import type { AnswerOf, BodyOf } from '#sagas/api/contract/endpoint.ts';
import type { sendTelemetryEvent, startTelemetrySession } from '#sagas/api/contract/telemetry.ts';
import type { TelemetryEvent } from '#store/shell/slice.ts';

import type { NotedEvent } from './notedEvent.ts';
import { knownStep } from './reportedPath.ts';

export type SessionKey = NonNullable<AnswerOf<typeof startTelemetrySession>['sessionKey']>;
type EventBody = BodyOf<typeof sendTelemetryEvent>;

const MAX_PARAMETERS = 20;
const MAX_VALUE_LENGTH = 200;

/** Whether a value contains an email address, or digits like those of a phone number or an SSN. */
const isPersonal = (value: string) => /@|\d{3}\D{1,2}\d{2,3}\D\d{4}/.test(value);

const parameterRules: readonly (readonly [name: RegExp, isAllowed: (value: string) => boolean])[] =
  [
    [/^utm_\w{1,30}$/, (value) => value.length <= MAX_VALUE_LENGTH && !isPersonal(value)],
    [/^org$/, (value) => /^\w{1,40}$/.test(value)],
    [/^step$/, (value) => knownStep(value) !== null],
  ];

/** Returns the parameters that telemetry may have, up to a size (SC-05, SC-13). */
export const allowedParameters = (search: string): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(search)]
      .filter(([name, value]) =>
        parameterRules.some(([pattern, isAllowed]) => pattern.test(name) && isAllowed(value)),
      )
      .slice(0, MAX_PARAMETERS),
  );

const eventTypeOf = (event: TelemetryEvent) =>
  event === 'page_view' ? 'PAGE_VIEW' : event === 'ui_error' ? 'ERROR' : 'CLIENT';

/** Returns the body of one event (CALL-TEL-01). `pagePath` is the pattern of its address. */
export const eventBody = (
  { event, properties, identityId, applicationUuid, place }: NotedEvent,
  sessionKey: SessionKey,
  pagePath: string,
): EventBody => ({
  domain: 'HELOC',
  queryParams: allowedParameters(place.search),
  pagePath,
  event,
  sessionKey,
  identityId,
  applicationUuid,
  eventType: eventTypeOf(event),
  productType: 'HELOC',
  eventProperties: properties,
  dontDedupe: event !== 'heloc-register-start',
  dedupeProperty: null,
});
