import type { AnswerOf, BodyOf } from '#sagas/api/contract/endpoint.ts';
import type { sendTelemetryEvent, startTelemetrySession } from '#sagas/api/contract/telemetry.ts';
import type { RootState } from '#store/index.ts';
import { selectIdentityUuid } from '#store/identity/selectors.ts';
import { selectUuidInHand, selectLocation } from '#store/shell/selectors.ts';
import type { TelemetryEvent } from '#store/shell/slice.ts';

export type SessionKey = NonNullable<AnswerOf<typeof startTelemetrySession>['sessionKey']>;

const MOST_PARAMETERS = 20;

/** The parameters that telemetry may have, up to a size (SC-05, SC-13). */
export const allowedParameters = (search: string): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(search)]
      .filter(([name, value]) => /^(utm_\w{1,30}|org|step)$/.test(name) && value.length <= 200)
      .slice(0, MOST_PARAMETERS),
  );

/** Without the session, which may start later than the event. `pagePath` is the address as it is: `reportedPath` follows. */
export type EventBody = Omit<BodyOf<typeof sendTelemetryEvent>, 'sessionKey'>;

/** The body of one event (CALL-TEL-01). */
export const selectEventBody = (
  state: RootState,
  event: TelemetryEvent,
  eventProperties: EventBody['eventProperties'],
): EventBody => ({
  domain: 'HELOC',
  queryParams: allowedParameters(selectLocation(state).search),
  pagePath: selectLocation(state).pathname,
  event,
  identityId: selectIdentityUuid(state),
  applicationUuid: selectUuidInHand(state),
  eventType: event === 'page_view' ? 'PAGE_VIEW' : event === 'ui_error' ? 'ERROR' : 'CLIENT',
  productType: 'HELOC',
  eventProperties,
  dontDedupe: event !== 'heloc-register-start',
  dedupeProperty: null,
});
