import { identityReceived, loginRequested, sessionEnded } from '#store/identity/slice.ts';
import { at } from '#tests/support/sagas/startChecklist.ts';
import { refused } from '#tests/support/fakes/scriptedApi.ts';
import { startSession as start } from '#tests/support/sagas/startSession.ts';
import { IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const LOGIN = `/auth/login?redirectUrl=${encodeURIComponent(at('start/hmda'))}`;

describe('a session that the lender ends', () => {
  it('ACCESS-19, FT-20: drops the bearer, and the login returns to the same screen', async () => {
    const { store, ports, left } = await start();

    store.dispatch(sessionEnded());
    await pass(0);

    expect(ports.tokens.current()).toBeNull();
    expect(store.getState().identity.session).toBe('signedOut');
    expect(left).toEqual([LOGIN]);
  });

  it('FT-22: ends the session once for ten refusals', async () => {
    const { store, left } = await start();

    for (let answer = 0; answer < 10; answer += 1) store.dispatch(sessionEnded());
    await pass(0);

    expect(left).toEqual([LOGIN]);
  });

  it('F-10: drops a pending secret when the session ends', async () => {
    const { store, ports } = await start();
    const handle = ports.vault.deposit('219-09-9999');

    store.dispatch(sessionEnded());
    await pass(0);

    expect(ports.vault.redeem(handle)).toBeNull();
  });

  it('FT-20: encrypts and stores a draft before the page unloads, within a second at most', async () => {
    const { store, ports, left } = await start();
    let settle: () => void = () => undefined;
    jest.spyOn(ports.cipher, 'idle').mockReturnValue(new Promise((resolve) => (settle = resolve)));
    store.dispatch(sessionEnded());
    await pass(500);
    expect(left).toEqual([]);
    settle();
    await pass(0);
    expect(left).toEqual([LOGIN]);

    store.dispatch(identityReceived({ uuid: IDENTITY }));
    jest.spyOn(ports.cipher, 'idle').mockReturnValue(new Promise(() => undefined));
    store.dispatch(sessionEnded());
    await pass(1_000);
    expect(left).toHaveLength(2);
  });

  it('ends a session that follows another one, too', async () => {
    const { store, left } = await start();
    store.dispatch(sessionEnded());
    await pass(0);

    store.dispatch(identityReceived({ uuid: IDENTITY }));
    store.dispatch(sessionEnded());
    await pass(0);

    expect(left).toHaveLength(2);
  });

  it('FT-21: ends the session once when a 403 ends it during a read', async () => {
    const { left } = await start({
      script: { readProfile: [refused(403, 'invalid signature', { endsSession: true })] },
    });

    expect(left).toEqual([LOGIN]);
  });
});

describe('login', () => {
  const external = { switches: { authMode: 'external' } } as const;

  it.each([
    ['not-accepting-apps', loginRequested],
    ['coming-soon', loginRequested],
    ['heloc-signer/login', loginRequested],
    ['not-accepting-apps', sessionEnded],
  ])("doesn't return from the login to %s, where nothing continues", async (path, event) => {
    const { store, left } = await start({ place: `/account/heloc/${path}?utm_source=mail` });

    store.dispatch(event());
    await pass(0);

    expect(left).toEqual(['/auth/login']);
  });

  it("doesn't ask the lender’s own login page to return to coming-soon", async () => {
    const { store, api } = await start({
      switches: external,
      place: '/account/heloc/coming-soon',
    });

    store.dispatch(loginRequested());
    await pass(0);

    expect(api.calls.at(-1)?.params.query).toEqual({ telemetryTrackingId: expect.any(String) });
  });

  it('leads to the main site’s login in the legacy mode, and returns here', async () => {
    const { store, left, api } = await start();

    store.dispatch(loginRequested());
    await pass(0);

    expect(left).toEqual([LOGIN]);
    expect(api.names()).not.toContain('startLogin');
  });

  it('CALL-ID-07: goes where the lender says in the external mode', async () => {
    const { store, left, api } = await start({ switches: external });

    store.dispatch(loginRequested());
    await pass(0);

    expect(api.calls.at(-1)?.params).toMatchObject({
      path: { kind: 'customer' },
      query: { redirectUrl: at('start/hmda'), telemetryTrackingId: expect.any(String) },
    });
    expect(left).toEqual(['https://larkmere.homeline.example/login']);
  });

  it('CALL-ID-07, A-69: sends the agent’s call on a brand of brokers, like the log-out', async () => {
    const { store, api } = await start({
      switches: { switches: { authMode: 'external', brokerMode: 'broker' } },
    });

    store.dispatch(loginRequested());
    await pass(0);

    expect(api.calls.at(-1)).toMatchObject({
      name: 'startLogin',
      params: { path: { kind: 'agent' } },
    });
  });

  it('ERR-09, FT-29: logs a failure, and leads to the main site’s page', async () => {
    const { store, left, ports } = await start({
      switches: external,
      script: { startLogin: [refused(500)] },
    });

    store.dispatch(loginRequested());
    await pass(0);

    expect(ports.reported).toHaveLength(1);
    expect(left).toEqual([LOGIN]);
  });

  it('FT-40: requests the login once for a double click', async () => {
    const { store, api } = await start({ switches: external });

    for (let press = 0; press < 3; press += 1) store.dispatch(loginRequested());
    await pass(0);

    expect(api.names().filter((name) => name === 'startLogin')).toHaveLength(1);
  });
});
