import { watchFeatures } from '#sagas/features/loadFeatures.ts';
import { watchLocation } from '#sagas/navigation/location.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { watchTelemetry } from '#sagas/telemetry/telemetry.ts';
import { trackerId } from '#sagas/telemetry/tracker.ts';
import { identityAbsent, identityReceived, sessionEnded } from '#store/identity/slice.ts';
import { noCampaign } from '#store/registration/campaign.ts';
import { registrationEntered } from '#store/registration/slice.ts';
import {
  chunkGivenUp,
  errorReported,
  eventHappened,
  linkFollowed,
  regionFailed,
} from '#store/shell/slice.ts';
import { fakeGateway, json, TOKEN } from '#tests/support/fakes/fakeGateway.ts';
import { fakePorts, fakeStorage } from '#tests/support/fakes/fakePorts.ts';
import { at } from '#tests/support/sagas/startChecklist.ts';
import {
  garbled,
  offline,
  refused,
  scriptedApi,
  type Answer,
} from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { APPLICATION, IDENTITY } from '#tests/support/fixtures/uuids.ts';

const TRACKER = '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e77';
const sessionKey = { uuid: 's-1', epoch: 7, trackerUuid: TRACKER };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

async function start({
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

describe('a session', () => {
  it('CALL-TEL-02: is requested with the properties of the page', async () => {
    const { api } = await start({ place: '/account/heloc/register-v2?utm_source=mail' });

    expect(api.calls[0]).toMatchObject({
      name: 'startTelemetrySession',
      params: {
        path: { context: 'external' },
        body: {
          platform: 'WEB',
          referrer: null,
          queryParams: { utm_source: 'mail' },
          screenSize: { width: 390, height: 844 },
          windowSize: { width: 390, height: 700 },
          sessionKey: null,
          appVersion: 'test',
        },
      },
    });
  });

  it('TEL-03, TEL-04: has its key stored, and its tracker; the next page sends the key', async () => {
    const { local } = await start();
    expect(local.read(storageKeys.tracker)).toBe(TRACKER);

    const { api } = await start({ local });

    expect(api.calls[0]?.params.body).toMatchObject({ sessionKey });
  });

  it.each(['nonsense', '{}', '{"uuid":7}', 'null'])(
    'FT-62: a stored key of %s is rejected',
    async (stored) => {
      const local = fakeStorage();
      local.write(storageKeys.telemetrySession, stored);

      const { api } = await start({ local });

      expect(api.calls[0]?.params.body).toMatchObject({ sessionKey: null });
    },
  );

  it.each([
    ['down', offline],
    ['failing', () => refused(500)],
    ['garbled', () => garbled('x')],
    ['answering without a key (TEL-06)', () => ({ sessionKey: null })],
  ])(
    'FT-84, TEL-02: a service that is %s is tried three times, and no more',
    async (_what, fault) => {
      const { tries, events, track, ports } = await start({ sessions: [fault()] });
      track(3);
      await pass(600_000);

      expect(tries()).toBe(3);
      expect(events()).toEqual([]);
      expect(ports.reported).toEqual([
        expect.objectContaining({
          message: 'An error occurred while establishing a session, retries failed.',
          status: 500,
        }),
      ]); // TEL-05
    },
  );

  it.each([
    ['a visitor', identityAbsent()],
    ['a signed-in user', identityReceived({ uuid: IDENTITY })],
  ])('FT-84: a service that denies %s with a 401 ends no session', async (_who, who) => {
    const { api, tokens, sent } = fakeGateway([
      json({ sessionKey }),
      json({ errors: [] }, 401),
      json({ message: 'unauthenticated' }, 403),
    ]);
    tokens.set(TOKEN);
    const ports = fakePorts({ api: api as never, tokens });

    const { store, actions } = startSaga(watchTelemetry, { ports, before: [who] });
    store.dispatch(eventHappened({ event: 'helocStarted' }));
    await pass(0);

    expect(sent).toHaveLength(3);
    expect(actions.some(sessionEnded.match)).toBe(false);
  });

  it('FT-84: a third try that works is enough', async () => {
    const { tries, events } = await start({ sessions: [offline(), refused(500), { sessionKey }] });

    expect(tries()).toBe(3);
    expect(events()).toEqual(['page_view']);
  });
});

describe('events', () => {
  it('TEL-01, CALL-TEL-01: begin with the page', async () => {
    const { bodies } = await start({
      place: at('start/hmda'),
      before: [identityReceived({ uuid: IDENTITY })],
    });

    expect(bodies()).toEqual([
      {
        domain: 'HELOC',
        queryParams: {},
        pagePath: at('start/hmda'),
        event: 'page_view',
        sessionKey,
        identityId: IDENTITY,
        applicationUuid: APPLICATION,
        eventType: 'PAGE_VIEW',
        productType: 'HELOC',
        eventProperties: {},
        dontDedupe: true,
        dedupeProperty: null,
      },
    ]);
  });

  it('A-66: of a signed-in user go to the secure context', async () => {
    const { api } = await start({ before: [identityReceived({ uuid: IDENTITY })] });

    expect(api.calls.map(({ params }) => params.path?.['context'])).toEqual(['secure', 'secure']);
  });

  it.each([
    ['another page', linkFollowed({ to: '/account/heloc/register', replace: false }), 'page_view'],
    ['TEL-09: registration', registrationEntered({ campaign: noCampaign }), 'heloc-register-start'],
    ['TEL-07', eventHappened({ event: 'helocStarted' }), 'helocStarted'],
    ['TEL-08', eventHappened({ event: 'appStarted' }), 'appStarted'],
  ])('include: %s', async (_what, action, event) => {
    const { store, events } = await start();

    store.dispatch(action);
    await pass(0);

    expect(events()).toEqual(['page_view', event]);
  });

  it.each([
    [
      'a part that failed to draw',
      regionFailed({ region: 'page' }),
      { kind: 'region', region: 'page' },
    ],
    ['a chunk that failed to load', chunkGivenUp(), { kind: 'chunk' }],
    ['a bug', errorReported({ kind: 'TypeError', status: null }), { kind: 'TypeError' }],
    [
      'a refusal',
      errorReported({ kind: 'refused', status: 500 }),
      { kind: 'refused', status: 500 },
    ],
  ])('ERRPAGE-05, SC-14: name the kind alone of %s', async (_what, action, eventProperties) => {
    const { store, bodies } = await start();

    store.dispatch(action);
    await pass(0);

    expect(bodies()[1]).toMatchObject({ event: 'ui_error', eventType: 'ERROR', eventProperties });
  });

  it('name the page on which they happened, however late they are sent', async () => {
    const { store, bodies } = await start();

    store.dispatch(eventHappened({ event: 'helocStarted' }));
    store.dispatch(linkFollowed({ to: '/account/heloc/register', replace: false }));
    await pass(0);

    expect(bodies().map(({ event, pagePath }) => [event, pagePath])).toEqual([
      ['page_view', '/account/heloc/register-v2'],
      ['helocStarted', '/account/heloc/register-v2'],
      ['page_view', '/account/heloc/register'],
    ]);
  });

  it('are dropped after a failure, and the next is sent', async () => {
    const { track, events } = await start({ events: [offline(), {}] });

    track(1);
    await pass(0);

    expect(events()).toEqual(['page_view', 'helocStarted']);
  });

  it('FT-84: are the first 100 of 5,000 that come before the session', async () => {
    let arrive: (answer: unknown) => void = () => undefined;
    const api = scriptedApi({ sendTelemetryEvent: [{}] });
    const request = api.request.bind(api);
    const late = new Promise((resolve) => (arrive = resolve));
    api.request = (async (endpoint: { name: string }, ...rest: [never, never]) =>
      endpoint.name === 'startTelemetrySession'
        ? late
        : request(endpoint as never, ...rest)) as typeof api.request;
    const { store } = startSaga(watchTelemetry, { ports: fakePorts({ api }) });
    for (let turn = 0; turn < 5_000; turn += 1)
      store.dispatch(eventHappened({ event: 'helocStarted' }));

    arrive({ sessionKey });
    await pass(0);

    expect(api.calls).toHaveLength(100);
  });
});

describe('SC-13: no personal data', () => {
  it('is in the page, which is the route’s pattern with a few known parameters, cut short', async () => {
    const long = 'x'.repeat(201);
    const { bodies } = await start({
      place: `/account/heloc/register-v2/mira-tolland?utm_source=mail&org=LARKMERE&step=name&email=mira@mail.example&referrer=lo-1&utm_term=${long}&__proto__=x`,
    });

    expect(bodies()[0]).toMatchObject({ pagePath: '/account/heloc/register-v2/:step' });
    expect(bodies()[0]?.['queryParams']).toEqual({
      utm_source: 'mail',
      org: 'LARKMERE',
      step: 'name',
    });
  });

  it('is in an unknown address, which is sent as unknown', async () => {
    const { bodies } = await start({ place: '/account/heloc/mira@mail.example' });

    expect(bodies()[0]?.['pagePath']).toBe('/account/heloc/');
  });
});

describe('C-25, FT-84: the tracker id', () => {
  it('is created here where the service gave none, and stays the same', () => {
    const ports = fakePorts();

    const made = trackerId(ports);

    expect(made).toMatch(/^[0-9a-f-]{36}$/);
    expect(trackerId(ports)).toBe(made);
  });

  it('TEL-04: of a first visit stays the one of its flag reads, whatever key the session has', async () => {
    const local = fakeStorage();
    const visit = async () => {
      const api = scriptedApi({
        readFeatures: [{ features: [] }],
        startTelemetrySession: [{ sessionKey }],
        sendTelemetryEvent: [{}],
      });
      const ports = fakePorts({ api, local });
      startSaga([watchTelemetry, watchFeatures], { ports });
      await pass(0);
      const bodyOf = (name: string) => api.calls.find((call) => call.name === name)?.params.body;
      return { bodyOf, tracker: trackerId(ports) };
    };

    const { bodyOf, tracker } = await visit();
    const next = await visit();

    expect(tracker).not.toBe(TRACKER);
    expect(bodyOf('readFeatures')).toMatchObject({ optimizeUser: { trackerId: tracker } });
    expect(next.tracker).toBe(tracker);
    expect(next.bodyOf('startTelemetrySession')).toMatchObject({ sessionKey });
  });

  it.each(['nonsense', '', '__proto__'])('FT-62: is rejected as %j', (stored) => {
    const ports = fakePorts();
    ports.local.write(storageKeys.tracker, stored);

    expect(trackerId(ports)).toMatch(/^[0-9a-f-]{36}$/);
  });
});
