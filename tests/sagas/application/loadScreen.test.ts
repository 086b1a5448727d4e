import { watchScreens } from '#sagas/application/loadScreen.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { lenderDataRetried } from '#store/application/core/lenderDataSlice.ts';
import {
  routingCompleted,
  routingRequested,
  statusReceived,
  stepStarted,
} from '#store/application/core/slice.ts';
import { profileReceived } from '#store/identity/slice.ts';
import { linkFollowed } from '#store/shell/slice.ts';
import { anOfferSet } from '#tests/support/fixtures/offers.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { aProfile } from '#tests/support/fixtures/registration.ts';
import { HANG, offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

const to = (path: string) => linkFollowed({ to: `/account/heloc/${UUID}/${path}`, replace: false });

const start = (at: string, script = {}) =>
  startApplicationScreen(watchScreens, { at, status: aStatus('OFFER_SELECTION'), script });

const known = { street1: '1 Fern Way', city: 'Dayton', state: 'OH', zip: '45402' };

it.each([
  ['product/select', ['readOffers']],
  ['product/select/confirm', ['readOffers']],
  ['start/contact', ['readAdditionalInfo']],
  ['start/hmda', []],
  ['credit/social', ['readCreditIdentification']],
  ['credit/error', ['readCreditFreeze']],
  ['review-app/no-credit', ['readUploadRules']],
  ['error/credit', ['readDecision', 'readUploadRules']],
  ['bpo/estimate-value', ['readHomeEstimate', 'readUploadRules']],
  ['bpo/order-bpo', ['readValuationOrder', 'readUploadRules']],
  ['bpo/waiting', ['readValuationOrder']],
  ['review-app/uw', []],
])('reads only what %s needs, once', async (at, calls) => {
  const { api } = start(at, Object.fromEntries(calls.map((call) => [call, [HANG]])));
  await jest.advanceTimersByTimeAsync(0);

  expect(api.names()).toEqual(calls);
});

it('reads data once until a step may have changed it', async () => {
  const { store, run, api } = start('product/select', { readOffers: [anOfferSet()] });
  await jest.advanceTimersByTimeAsync(0);

  store.dispatch(to('start/hmda'));
  await run(to('product/select'));
  expect(api.names()).toEqual(['readOffers']);

  store.dispatch(routingRequested({ uuid: UUID }));
  expect(store.getState().application?.data?.offers.status).toBe('ready');
  await run(routingCompleted());
  expect(api.names()).toEqual(['readOffers', 'readOffers']);
});

it('FT-03 retries a read five times, and then fails and waits for "Try again"', async () => {
  const { store, run, api } = start('product/select', {
    readOffers: [...Array<unknown>(6).fill(refused(503)), anOfferSet()],
  });
  await jest.advanceTimersByTimeAsync(31_000);

  expect(api.names()).toHaveLength(6);
  expect(store.getState().application?.data?.offers).toMatchObject({ status: 'failed' });
  await run(lenderDataRetried());
  expect(store.getState().application?.data?.offers.status).toBe('ready');
});

it('FT-03 says within seconds of "Try again" that the read still fails', async () => {
  const { store, api } = start('product/select', { readOffers: [refused(503)] });
  await jest.advanceTimersByTimeAsync(31_000);

  store.dispatch(lenderDataRetried());
  expect(store.getState().application?.data?.offers.status).toBe('loading');
  await jest.advanceTimersByTimeAsync(1_500);

  expect(api.names()).toHaveLength(9);
  expect(store.getState().application?.data?.offers.status).toBe('failed');
});

it('FT-11 drops pending reads of an older screen in favor of the newest one', async () => {
  const { store, run, api } = start('product/select', {
    readOffers: [HANG],
    readCreditFreeze: [{ bureaus: [], retries: 0 }],
  });
  await jest.advanceTimersByTimeAsync(0);

  await run(to('credit/error'));

  expect(api.calls[0]?.options.signal?.aborted).toBe(true);
  expect(store.getState().application?.data?.creditFreeze.status).toBe('ready');
});

/** What a gateway sends if there is nothing: decision 29, and screens.md 10.3 before it. */
const nothing = [
  ['null', null],
  ['404', refused(404)],
] as const;

describe.each(nothing)('the response %s', (_how, answer) => {
  it.each([
    { at: 'start/contact', call: 'readAdditionalInfo', data: 'savedInfo', value: null },
    { at: 'error/flood-cert', call: 'readFloodCheck', data: 'floodCheck', value: null },
    { at: 'signing/intro', call: 'readFinalOffer', data: 'finalOffer', value: null },
    {
      at: 'credit/error',
      call: 'readCreditFreeze',
      data: 'creditFreeze',
      value: { bureaus: [], retries: 0 },
    },
  ] as const)(
    "means that there is nothing yet, and isn't a failure: $call",
    async ({ at, call, data, value }) => {
      const { store } = start(at, { [call]: [answer] });
      await jest.advanceTimersByTimeAsync(0);

      expect(store.getState().application?.data?.[data]).toEqual({ status: 'ready', value });
    },
  );

  it('fills the credit identification from the application and the profile', async () => {
    const { store } = startApplicationScreen(watchScreens, {
      at: 'credit/social',
      status: aStatus('CREDIT_NO_MATCH'),
      script: { readCreditIdentification: [answer] },
      before: [profileReceived(aProfile({ homeAddress: known }))],
    });
    await jest.advanceTimersByTimeAsync(0);

    expect(store.getState().application?.data?.creditIdentification).toEqual({
      status: 'ready',
      value: {
        name: { firstName: 'Mira', lastName: 'Tolland' },
        dob: '1984-03-09',
        address: known,
        formerLastName: null,
        previousAddress: null,
        triesMade: 0,
        triesLeft: 3,
      },
    });
  });
});

it('reads an empty list of documents from a gateway without one', async () => {
  const { store } = start('signing/sign', { readDocuments: [refused(404)] });
  await jest.advanceTimersByTimeAsync(0);

  expect(store.getState().application?.data?.documentsToSign).toEqual({
    status: 'ready',
    value: [],
  });
});

it('F-02 reads the credit identification with the previous address, in our field names', async () => {
  const { store } = start('credit/social', {
    readCreditIdentification: [
      {
        name: null,
        dob: null,
        address: null,
        formerLastName: 'Ashby',
        previousAddress: { ...known, street2: '' },
        triesMade: 1,
        triesLeft: 2,
      },
    ],
  });
  await jest.advanceTimersByTimeAsync(0);

  expect(store.getState().application?.data?.creditIdentification).toMatchObject({
    value: { formerLastName: 'Ashby', previousAddress: known },
  });
  expect(store.getState().application?.data?.creditIdentification).not.toHaveProperty(
    'value.previousAddress.street2',
  );
});

it("keeps the other parts when one part can't be read", async () => {
  const { store } = start('error/decline', {
    readDecision: [{ action: 'DECLINED' }],
    readUploadRules: [offline()],
  });
  await jest.advanceTimersByTimeAsync(40_000);

  expect(store.getState().application?.data?.decision.status).toBe('ready');
  expect(store.getState().application?.data?.uploadLimits.status).toBe('failed');
});

it.each(['error/timeout', 'error/credit'])(
  'A-46 shows the reason again for a decline that is opened again from %s',
  async (from) => {
    const { store, run, api, place } = start('error/decline', {
      readDecision: [{ action: 'DECLINED', declineReason: 'CREDIT' }],
      readUploadRules: [{ maxBytes: 1, types: [], maxFiles: 1 }],
    });
    await jest.advanceTimersByTimeAsync(0);

    store.dispatch(to(from));
    await run(to('error/decline'));

    expect(place()).toBe('error/credit');
    expect(api.names().filter((name) => name === 'readDecision')).toHaveLength(1);
  },
);

it('keeps the text of a decline page that was opened by its address', async () => {
  const { place } = start('error/income', {
    readDecision: [{ action: 'DECLINED', declineReason: 'CREDIT' }],
    readUploadRules: [HANG],
  });
  await jest.advanceTimersByTimeAsync(0);

  expect(place()).toBe('error/income');
});

it('clears the refusal of the last step when another screen opens', async () => {
  const { store, run } = start('product/select', { readOffers: [HANG] });
  store.dispatch(stepStarted({ step: 'offerQuote' }));

  await run(to('start/hmda'));

  expect(selectApplicationState(store.getState()).step).toEqual({ status: 'idle' });
});

it('F-07 follows the status with the progress, not the screen, and never moves back', async () => {
  const { store, run } = startApplicationScreen(watchScreens, {
    at: 'start/contact',
    status: aStatus('INCOME_VERIFICATION'),
    script: { readAdditionalInfo: [HANG], readOffers: [HANG] },
  });
  await jest.advanceTimersByTimeAsync(0);
  expect(selectApplicationState(store.getState()).furthestStage).toBe(3);

  const status = aStatus('REVISED_OFFER_SELECTION');
  store.dispatch(statusReceived({ status, readAt: '2026-11-21T10:00:00.000Z' }));
  await run(to('product/select'));
  expect(selectApplicationState(store.getState()).furthestStage).toBe(3);
});
