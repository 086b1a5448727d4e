import { identityReceived, loginRequested, sessionEnded } from '#store/identity/slice.ts';
import { at } from '#tests/support/sagas/following.ts';
import { refused } from '#tests/support/fakes/scriptedApi.ts';
import { IDENTITY, inSession as start } from '#tests/support/sagas/sessions.ts';

const LOGIN = `/auth/login?redirectUrl=${encodeURIComponent(at('start/hmda'))}`;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('the lender ends the session', () => {
  it('ACCESS-19, FT-20: the bearer is gone, and login comes back to the same screen', async () => {
    const { store, ports, left } = await start();

    store.dispatch(sessionEnded());
    await pass(0);

    expect(ports.tokens.current()).toBeNull();
    expect(store.getState().identity.session).toBe('signedOut');
    expect(left).toEqual([LOGIN]);
  });

  it('FT-22: ten answers at once are one end', async () => {
    const { store, left } = await start();

    for (let answer = 0; answer < 10; answer += 1) store.dispatch(sessionEnded());
    await pass(0);

    expect(left).toEqual([LOGIN]);
  });

  it('F-10: a secret that still waits goes with the session', async () => {
    const { store, ports } = await start();
    const handle = ports.vault.deposit('219-09-9999');

    store.dispatch(sessionEnded());
    await pass(0);

    expect(ports.vault.redeem(handle)).toBeNull();
  });

  it('FT-20: what is being sealed is kept before the page goes, for a second at most', async () => {
    const { store, ports, left } = await start();
    let settle: () => void = () => undefined;
    jest
      .spyOn(ports.cipher, 'settled')
      .mockReturnValue(new Promise((resolve) => (settle = resolve)));
    store.dispatch(sessionEnded());
    await pass(500);
    expect(left).toEqual([]);
    settle();
    await pass(0);
    expect(left).toEqual([LOGIN]);

    store.dispatch(identityReceived({ uuid: IDENTITY }));
    jest.spyOn(ports.cipher, 'settled').mockReturnValue(new Promise(() => undefined));
    store.dispatch(sessionEnded());
    await pass(1_000);
    expect(left).toHaveLength(2);
  });

  it('a session after it can end as well', async () => {
    const { store, left } = await start();
    store.dispatch(sessionEnded());
    await pass(0);

    store.dispatch(identityReceived({ uuid: IDENTITY }));
    store.dispatch(sessionEnded());
    await pass(0);

    expect(left).toHaveLength(2);
  });

  it('FT-21: a 403 that ends it in the middle of reading is one end too', async () => {
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
  ])('from %s, where nothing goes on, does not come back', async (path, event) => {
    const { store, left } = await start({ place: `/account/heloc/${path}?utm_source=mail` });

    store.dispatch(event());
    await pass(0);

    expect(left).toEqual(['/auth/login']);
  });

  it('nor does the lender’s own page bring anybody back there', async () => {
    const { store, api } = await start({
      switches: external,
      place: '/account/heloc/coming-soon',
    });

    store.dispatch(loginRequested());
    await pass(0);

    expect(api.calls.at(-1)?.params.query).toEqual({ telemetryTrackingId: expect.any(String) });
  });

  it('in the legacy mode is the main site’s page, and comes back here', async () => {
    const { store, left, api } = await start();

    store.dispatch(loginRequested());
    await pass(0);

    expect(left).toEqual([LOGIN]);
    expect(api.names()).not.toContain('startLogin');
  });

  it('CALL-ID-07: in the external mode the lender says where', async () => {
    const { store, left, api } = await start({ switches: external });

    store.dispatch(loginRequested());
    await pass(0);

    expect(api.calls.at(-1)?.params).toMatchObject({
      path: { kind: 'customer' },
      query: { redirectUrl: at('start/hmda'), telemetryTrackingId: expect.any(String) },
    });
    expect(left).toEqual(['https://larkmere.homeline.example/login']);
  });

  it('CALL-ID-07, A-69: where every person is a broker the call is the agent’s, as that of logging out is', async () => {
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

  it('SC-04: it may say a page on the host of its own on which it signs people in', async () => {
    const redirect = 'https://sign-in.larkmere.example/authorize?state=1';
    const { store, left } = await start({
      switches: external,
      script: { startLogin: [{ redirect }] },
    });

    store.dispatch(loginRequested());
    await pass(0);

    expect(left).toEqual([redirect]);
  });

  it('ERR-09, FT-29: a failure is logged, and the main site’s page it is', async () => {
    const { store, left, ports } = await start({
      switches: external,
      script: { startLogin: [refused(500)] },
    });

    store.dispatch(loginRequested());
    await pass(0);

    expect(ports.reported).toHaveLength(1);
    expect(left).toEqual([LOGIN]);
  });

  it('FT-40: a double press asks once', async () => {
    const { store, api } = await start({ switches: external });

    for (let press = 0; press < 3; press += 1) store.dispatch(loginRequested());
    await pass(0);

    expect(api.names().filter((name) => name === 'startLogin')).toHaveLength(1);
  });
});
