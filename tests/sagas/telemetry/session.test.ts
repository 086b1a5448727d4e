import { watchFlags } from '#sagas/flags/loadFlags.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { watchTelemetry } from '#sagas/telemetry/telemetry.ts';
import { trackerId } from '#sagas/telemetry/tracker.ts';
import { identityAbsent, identityReceived, sessionEnded } from '#store/identity/slice.ts';
import { eventHappened } from '#store/shell/slice.ts';
import { fakeGateway, json, TOKEN } from '#tests/support/fakes/fakeGateway.ts';
import { fakePorts, fakeStorage } from '#tests/support/fakes/fakePorts.ts';
import { garbled, offline, refused, scriptedApi } from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { pass, sessionKey, startTelemetry, TRACKER } from '#tests/support/sagas/startTelemetry.ts';
import '#tests/support/sagas/fakeTime.ts';

const RETRIES_FAILED = 'An error occurred while establishing a session, retries failed.';

describe('a session', () => {
  it('CALL-TEL-02: requests a session with the properties of the page', async () => {
    const { api } = await startTelemetry({ place: '/account/heloc/register-v2?utm_source=mail' });

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

  it('TEL-03, TEL-04: stores the key of a session and its tracker, and sends the key from the next page', async () => {
    const { local } = await startTelemetry();
    expect(local.read(storageKeys.tracker)).toBe(TRACKER);

    const { api } = await startTelemetry({ local });

    expect(api.calls[0]?.params.body).toMatchObject({ sessionKey });
  });

  it.each(['nonsense', '{}', '{"uuid":7}', 'null'])(
    'FT-62: rejects a stored key of %s',
    async (stored) => {
      const local = fakeStorage();
      local.write(storageKeys.telemetrySession, stored);

      const { api } = await startTelemetry({ local });

      expect(api.calls[0]?.params.body).toMatchObject({ sessionKey: null });
    },
  );

  it.each([
    ['TEL-05', 'down', offline, RETRIES_FAILED],
    ['TEL-05', 'failing', () => refused(500), RETRIES_FAILED],
    ['TEL-05', 'garbled', () => garbled('x'), RETRIES_FAILED],
    [
      'TEL-06',
      'responding without a key',
      () => ({ sessionKey: null }),
      'Could not establish session.',
    ],
  ])(
    'FT-84, TEL-02, %s: tries a service that is %s three times with a pause between, and reports it once',
    async (_row, _what, fault, message) => {
      const { tries, events, track, ports } = await startTelemetry({ sessions: [fault()] });
      track(3);
      expect(tries()).toBe(1);
      await pass(1_999);
      expect(tries()).toBe(1);
      await pass(1);
      expect(tries()).toBe(2);
      await pass(10_000);
      expect(tries()).toBe(3);
      await pass(600_000);

      expect(tries()).toBe(3);
      expect(events()).toEqual([]);
      expect(ports.reported).toEqual([expect.objectContaining({ message, status: 500 })]);
    },
  );

  it.each([
    ['a visitor', identityAbsent()],
    ['a signed-in user', identityReceived({ uuid: IDENTITY })],
  ])('FT-84: keeps the session when a service denies %s with a 401', async (_who, who) => {
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

    expect(sent.filter(({ url }) => url.startsWith('/ft/'))).toHaveLength(3);
    expect(actions.some(sessionEnded.match)).toBe(false);
  });

  it('FT-84: starts the session when the third attempt works', async () => {
    const { tries, events, track } = await startTelemetry({
      sessions: [offline(), refused(500), { sessionKey }],
    });
    track(2);
    await pass(12_000);

    expect(tries()).toBe(3);
    expect(events()).toEqual(['page_view', 'helocStarted', 'helocStarted']);
  });
});

describe('C-25, FT-84: the tracker id', () => {
  it('creates a tracker id here when the service sent none, and keeps it', () => {
    const ports = fakePorts();

    const made = trackerId(ports);

    expect(made).toMatch(/^[0-9a-f-]{36}$/);
    expect(trackerId(ports)).toBe(made);
  });

  it('TEL-04: takes the tracker id of the telemetry session, even when the flags were read earlier', async () => {
    const local = fakeStorage();
    const visit = async () => {
      const api = scriptedApi({
        readFeatures: [{ features: [] }],
        startTelemetrySession: [{ sessionKey }],
        sendTelemetryEvent: [{}],
      });
      const ports = fakePorts({ api, local });
      startSaga([watchTelemetry, watchFlags], { ports });
      await pass(0);
      const bodyOf = (name: string) => api.calls.find((call) => call.name === name)?.params.body;
      return { bodyOf, tracker: trackerId(ports) };
    };

    const first = await visit();
    const next = await visit();

    expect(first.bodyOf('startTelemetrySession')).toMatchObject({ sessionKey: null });
    expect(first.tracker).toBe(TRACKER);
    expect(next.bodyOf('readFeatures')).toMatchObject({ optimizeUser: { trackerId: TRACKER } });
    expect(next.bodyOf('startTelemetrySession')).toMatchObject({ sessionKey });
  });

  it("FT-62: keeps our tracker id when the session has one that isn't an id", async () => {
    const { ports, local } = await startTelemetry({
      sessions: [{ sessionKey: { ...sessionKey, trackerUuid: 'nonsense' } }],
    });

    expect(local.read(storageKeys.tracker)).not.toBe('nonsense');
    expect(trackerId(ports)).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('MSG-SUB-01: has no tracker id in a browser that gives neither an id nor randomness', () => {
    const newNonce = () => {
      throw new Error('no randomness');
    };

    expect(trackerId(fakePorts({ newNonce }))).toBeNull();
  });

  it.each(['nonsense', '', '__proto__'])('FT-62: rejects %j as a tracker id', (stored) => {
    const ports = fakePorts();
    ports.local.write(storageKeys.tracker, stored);

    expect(trackerId(ports)).toMatch(/^[0-9a-f-]{36}$/);
  });
});
