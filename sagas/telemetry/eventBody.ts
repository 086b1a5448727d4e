import type { AnswerOf, BodyOf } from '#sagas/api/contract/endpoint.ts';
import type { sendTelemetryEvent, startTelemetrySession } from '#sagas/api/contract/telemetry.ts';
import { call, select, type SagaGenerator } from '#sagas/effects.ts';
import { selectIdentityUuid } from '#store/identity/selectors.ts';
import { BASE_PATH, screens } from '#store/shell/screens.ts';
import { selectAddressedUuid, selectLocation, selectMatch } from '#store/shell/selectors.ts';
import type { TelemetryEvent } from '#store/shell/slice.ts';

export type SessionKey = NonNullable<AnswerOf<typeof startTelemetrySession>['sessionKey']>;

const MOST_PARAMETERS = 20;

/** The parameters that telemetry may know, as far as they are of a sensible size (SC-05, SC-13). */
export const toldParameters = (search: string): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(search)]
      .filter(([name, value]) => /^(utm_\w{1,30}|org|step)$/.test(name) && value.length <= 200)
      .slice(0, MOST_PARAMETERS),
  );

/** The route's pattern and the application's uuid; never a parameter of another kind (SC-13). */
function* pagePath() {
  const match = yield* select(selectMatch);
  const uuid = yield* select(selectAddressedUuid);
  const pattern = match === null ? '' : screens[match.screen].path;
  return `${BASE_PATH}/${uuid === null ? pattern : pattern.replace(':uuid', uuid)}`;
}

/** What one event says, and nothing of the person (CALL-TEL-01, SC-13). */
export function* eventBody(
  event: TelemetryEvent,
  sessionKey: SessionKey,
): SagaGenerator<BodyOf<typeof sendTelemetryEvent>> {
  const { search } = yield* select(selectLocation);
  const body: BodyOf<typeof sendTelemetryEvent> = {
    domain: 'HELOC',
    queryParams: toldParameters(search),
    pagePath: yield* call(pagePath),
    event,
    sessionKey,
    identityId: yield* select(selectIdentityUuid),
    applicationUuid: yield* select(selectAddressedUuid),
    eventType: event === 'page_view' ? 'PAGE_VIEW' : event === 'ui_error' ? 'ERROR' : 'CLIENT',
    productType: 'HELOC',
    eventProperties: {},
    dontDedupe: event !== 'heloc-register-start',
    dedupeProperty: null,
  };
  return body;
}
