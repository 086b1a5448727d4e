import { selectLenderData, lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { identityAbsent } from '#store/identity/slice.ts';
import { aWireRequest, aSigner } from '#tests/support/fixtures/signingRequests.ts';
import { offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { BASE, startAtUrl } from '#tests/support/sagas/startAtUrl.ts';
import { watchSigner } from '#sagas/application/signer/signer.ts';
import { watchSigners } from '#sagas/application/signing/signers.ts';
import { signingStarted } from '#store/application/signer/actions.ts';
import { positionDeclined, positionShared } from '#store/application/signing/actions.ts';
import { statusReceived } from '#store/application/core/slice.ts';
import { modalOpened } from '#store/shell/slice.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

const AREA = `${BASE}/heloc-signer`;

const openAt = (path: string, about: Parameters<typeof aWireRequest>[0] = {}) =>
  startAtUrl(`${AREA}/${path}`, { script: { readSigningRequest: [aWireRequest(about)] } });

it.each([
  ['INVITED', 'intro'],
  ['IDENTITY', 'identity'],
  ['DOCUMENTS', 'documents'],
  ['READY', 'sign'],
  ['SIGN', 'sign'],
  ['DONE', 'sign'],
  ['DECLINED', 'cancelled'],
  ['CANCELLED', 'cancelled'],
  ['EXPIRED', 'error?code=EXPIRED'],
] as const)('A-83 ROUTE-SIGN-02 leads a signer from resume at %s to %s', async (state, path) => {
  const { place } = await openAt('resume', { state });

  expect(place()).toBe(`${AREA}/${path}`);
});

it.each([
  ['identity', 'INVITED', 'intro'],
  ['intro', 'READY', 'sign'],
  ['documents', 'READY', 'documents'],
  ['sign?notary=session', 'SIGN', 'sign?notary=session'],
  ['sign?notary=session', 'READY', 'sign'],
  ['conditions', 'IDENTITY', 'conditions'],
  ['identity?conditionUuid=a', 'READY', 'identity?conditionUuid=a'],
  ['conditions', 'CANCELLED', 'cancelled'],
] as const)('leads a signer who opens %s at %s to %s', async (asked, state, shown) => {
  const { place } = await openAt(asked, { state });

  expect(place()).toBe(`${AREA}/${shown}`);
});

it.each(['phone-number', 'confirm-update', 'identity/more', 'whatever'])(
  'ROUTE-SIGN-13 leads from conditions/%s up to the conditions',
  async (path) => {
    const { place } = await openAt(`conditions/${path}`, { state: 'IDENTITY' });

    expect(place()).toBe(`${AREA}/conditions`);
  },
);

it('ROUTE-SIGN-12 gives the photos of a condition a separate address', async () => {
  const { place, view } = await openAt('conditions/identity?conditionUuid=a', { state: 'READY' });

  expect(place()).toBe(`${AREA}/conditions/identity?conditionUuid=a`);
  expect(view()).toBe('ready');
});

it('ROUTE-SIGN-01 leads from the bare path to the login, and keeps its query', async () => {
  const { place } = await startAtUrl(`${AREA}?utm_source=mail`);

  expect(place()).toBe(`${AREA}/login?utm_source=mail`);
});

it('ACCESS-13 asks a visitor to log in first, and then leads to the wanted page', async () => {
  const { place } = await startAtUrl(`${AREA}/conditions?conditionUuid=a`, {
    who: identityAbsent(),
  });

  const wanted = encodeURIComponent('/account/heloc/heloc-signer/conditions?conditionUuid=a');
  expect(place()).toBe(`${AREA}/login?redirectUrl=${wanted}`);
});

it("doesn't redirect a signer from an unknown address of the area", async () => {
  const { place, view } = await openAt('whatever');

  expect([place(), view()]).toEqual([`${AREA}/whatever`, 'ready']);
});

it.each([
  ['a 400, which is not retried (CALL-SIGN-02)', refused(400, 'No.'), 'NOT_FOUND'],
  ['a 404', refused(404, 'No.'), 'NOT_FOUND'],
  ['a 429', refused(429, 'No.'), 'LOCKED'],
])('leads after %s to the page that says why', async (_what, answer, code) => {
  const { place, view, api } = await startAtUrl(`${AREA}/resume`, {
    script: { readSigningRequest: [answer] },
  });

  expect(place()).toBe(`${AREA}/error?code=${code}`);
  expect(view()).toBe('ready');
  expect(api.calls.filter(({ name }) => name === 'readSigningRequest')).toHaveLength(1);
});

it('FT-03 asks an unreachable lender again, and says so in the end', async () => {
  const { view, place } = await startAtUrl(`${AREA}/intro`, {
    script: { readSigningRequest: [offline()] },
  });
  expect(view()).toBe('waiting');
  await jest.advanceTimersByTimeAsync(60_000);

  expect(view()).toBe('failed');
  expect(place()).toBe(`${AREA}/intro`);
});

it("knows the home and the name, but none of the borrower's figures", async () => {
  const { store, api } = await openAt('intro');
  const { application } = store.getState();

  expect(application?.record).toMatchObject({
    value: {
      property: { street1: '88 Fiddlebrook Road', state: 'TN' },
      applicant: { name: { firstName: 'Lena', lastName: 'Fenwright' } },
      loanNumber: null,
      selectedOffer: null,
    },
  });
  expect(selectLenderData(store.getState()).signingRequest).toMatchObject({ status: 'ready' });
  expect(api.calls.map(({ name }) => name)).not.toContain('readApplication');
  expect(api.calls.map(({ name }) => name)).not.toContain('readStatus');
});

const status = aStatus('CO_DEED_REQ');

describe('heloc-signer/intro', () => {
  const start = () =>
    startApplicationScreen(watchSigner, {
      at: 'intro',
      address: 'heloc-signer/intro',
      status,
      script: { startSigningRequest: [aWireRequest({ state: 'IDENTITY' })] },
    });
  const started = (place: string | null) =>
    signingStarted({ phoneNumber: '(614) 555-0142', place });

  it('MODAL-LOC-1 explains why before the browser asks, and sends the position from the browser', async () => {
    const { run, ports, actionsOf, sent, place } = start();
    const position = { latitude: 36.1, longitude: -86.7, accuracy: 9 };
    Object.assign(ports, { locate: () => Promise.resolve(position) });
    await run(started(null));
    expect(actionsOf(modalOpened)).toMatchObject([{ payload: { id: 'shareLocation' } }]);

    await run(positionShared());
    expect(sent('startSigningRequest')).toMatchObject({
      phoneNumber: '(614) 555-0142',
      location: { state: null, latitude: 36.1, longitude: -86.7 },
      consents: [{ type: 'ELECTRONIC_RECORDS', textKey: 'T-08' }],
    });
    expect(place()).toBe('/account/heloc/heloc-signer/identity');
  });

  it.each([
    ['a signer who declines', positionDeclined(), null],
    ["a browser that doesn't provide it", positionShared(), null],
  ])('asks for the state because of %s', async (_who, pressed, position) => {
    const { store, run, ports, api } = start();
    Object.assign(ports, { locate: () => Promise.resolve(position) });
    store.dispatch(started(null));
    await run(pressed);

    expect(selectLenderData(store.getState()).signingPlace).toMatchObject({ value: 'ASKED' });
    expect(api.calls).toEqual([]);
  });
});

describe('signing/additional', () => {
  const start = (script: Record<string, unknown[]> = {}) =>
    startApplicationScreen(watchSigners, {
      at: 'signing/additional',
      status,
      script,
      before: [lenderDataReceived({ signers: [aSigner()] })],
    });

  it("reads the signers' progress whenever a status arrives", async () => {
    const { store, run } = start({ readSigners: [[aSigner({ state: 'IDENTITY' })]] });
    await run(statusReceived({ status, readAt: '2026-11-21T15:00:00.000Z' }));

    expect(selectLenderData(store.getState()).signers).toMatchObject({
      value: [{ state: 'IDENTITY' }],
    });
  });

  it("FT-03 keeps the signers as they were when they can't be read", async () => {
    const { store, run } = start();
    await run(statusReceived({ status, readAt: '2026-11-21T15:00:00.000Z' }));

    expect(selectLenderData(store.getState()).signers).toMatchObject({
      value: [{ state: 'INVITED' }],
    });
  });
});
