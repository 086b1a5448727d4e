import { watchLocation } from '#sagas/navigation/location.ts';
import { watchTelemetry } from '#sagas/telemetry/telemetry.ts';
import { eventHappened } from '#store/shell/slice.ts';
import { fakePorts, fakeStorage } from '#tests/support/fakes/fakePorts.ts';
import { scriptedApi, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';

export const TRACKER = '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e77';
export const sessionKey = { uuid: 's-1', epoch: 7, trackerUuid: TRACKER };

export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Opens a page whose telemetry uses a scripted service. */
export async function startTelemetry({
  sessions = [{ sessionKey }] as readonly Answer[],
  events = [{}] as readonly Answer[],
  place = '/account/heloc/register-v2',
  before = [] as readonly { type: string }[],
  local = fakeStorage(),
} = {}) {
  const api = scriptedApi({ startTelemetrySession: sessions, sendTelemetryEvent: events });
  const ports = fakePorts({ api, at: place, local });
  const { store } = startSaga([watchLocation, watchTelemetry], { ports, before });
  await pass(0);
  const bodies = () =>
    api.calls
      .filter(({ name }) => name === 'sendTelemetryEvent')
      .map(({ params }) => params.body as Record<string, unknown>);
  return {
    api,
    ports,
    store,
    local,
    bodies,
    events: () => bodies().map(({ event }) => event),
    tries: () => api.names().filter((name) => name === 'startTelemetrySession').length,
    track: (times: number) => {
      for (let turn = 0; turn < times; turn += 1)
        store.dispatch(eventHappened({ event: 'helocStarted' }));
    },
  };
}
