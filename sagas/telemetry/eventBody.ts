import type { AnswerOf, BodyOf } from '#sagas/api/contract/endpoint.ts';
import type { sendTelemetryEvent, startTelemetrySession } from '#sagas/api/contract/telemetry.ts';
import type { RootState } from '#store/index.ts';
import { selectIdentityUuid } from '#store/identity/selectors.ts';
import { BASE_PATH, screens } from '#store/shell/screens.ts';
import { selectAddressedUuid, selectLocation, selectMatch } from '#store/shell/selectors.ts';
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

/** The route's pattern and the application's uuid; never a parameter of another kind (SC-13). */
function pagePath(state: RootState) {
  const match = selectMatch(state);
  const uuid = selectAddressedUuid(state);
  const pattern = match === null ? '' : screens[match.screen].path;
  return `${BASE_PATH}/${uuid === null ? pattern : pattern.replace(':uuid', uuid)}`;
}

/** Without the session, which may start later than the event. */
export type EventBody = Omit<BodyOf<typeof sendTelemetryEvent>, 'sessionKey'>;

/** The body of one event, without personal data (CALL-TEL-01, SC-13). */
export const selectEventBody = (
  state: RootState,
  event: TelemetryEvent,
  eventProperties: EventBody['eventProperties'],
): EventBody => ({
  domain: 'HELOC',
  queryParams: allowedParameters(selectLocation(state).search),
  pagePath: pagePath(state),
  event,
  identityId: selectIdentityUuid(state),
  applicationUuid: selectAddressedUuid(state),
  eventType: event === 'page_view' ? 'PAGE_VIEW' : event === 'ui_error' ? 'ERROR' : 'CLIENT',
  productType: 'HELOC',
  eventProperties,
  dontDedupe: event !== 'heloc-register-start',
  dedupeProperty: null,
});
