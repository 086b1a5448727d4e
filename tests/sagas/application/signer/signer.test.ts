import { watchSigner } from '#sagas/application/signer/signer.ts';
import { watchSigners } from '#sagas/application/signing/signers.ts';
import { lenderDataReceived, selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { signingStarted } from '#store/application/signer/actions.ts';
import { positionDeclined, positionShared } from '#store/application/signing/actions.ts';
import { statusReceived } from '#store/application/core/slice.ts';
import { modalOpened } from '#store/shell/slice.ts';
import { aSigner, aWireRequest } from '#tests/support/fixtures/signingRequests.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

beforeEach(() => jest.useFakeTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);
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

  it('MODAL-LOC-1 says why before the browser asks, and sends the position from the browser', async () => {
    const { store, ports, actionsOf, sent, place } = start();
    const position = { latitude: 36.1, longitude: -86.7, accuracy: 9 };
    Object.assign(ports, { locate: () => Promise.resolve(position) });
    store.dispatch(started(null));
    await settle();
    expect(actionsOf(modalOpened)).toMatchObject([{ payload: { id: 'shareLocation' } }]);

    store.dispatch(positionShared());
    await settle();
    expect(sent('startSigningRequest')).toMatchObject({
      phoneNumber: '(614) 555-0142',
      location: { state: null, latitude: 36.1, longitude: -86.7 },
      consents: [{ type: 'ELECTRONIC_RECORDS', textKey: 'T-08' }],
    });
    expect(place()).toBe('/account/heloc/heloc-signer/identity');
  });

  it.each([
    ['a signer who declines', positionDeclined(), null],
    ['a browser that does not say it', positionShared(), null],
  ])('asks for the state because of %s', async (_who, pressed, position) => {
    const { store, ports, api } = start();
    Object.assign(ports, { locate: () => Promise.resolve(position) });
    store.dispatch(started(null));
    store.dispatch(pressed);
    await settle();

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

  it('reads how far the signers are whenever a status arrives', async () => {
    const { store } = start({ readSigners: [[aSigner({ state: 'IDENTITY' })]] });
    store.dispatch(statusReceived({ status, readAt: '2026-11-21T15:00:00.000Z' }));
    await settle();

    expect(selectLenderData(store.getState()).signers).toMatchObject({
      value: [{ state: 'IDENTITY' }],
    });
  });

  it("FT-03 keeps the signers as they were when they can't be read", async () => {
    const { store } = start();
    store.dispatch(statusReceived({ status, readAt: '2026-11-21T15:00:00.000Z' }));
    await settle();

    expect(selectLenderData(store.getState()).signers).toMatchObject({
      value: [{ state: 'INVITED' }],
    });
  });
});
