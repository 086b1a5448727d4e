import { watchOffers } from '#sagas/application/offers/offers.ts';
import { applicationOpened } from '#store/application/core/slice.ts';
import {
  emailRequested,
  printRequested,
  selectEmailState,
} from '#store/application/offers/copySlice.ts';
import { anOfferChoice } from '#tests/support/fixtures/offers.ts';
import { HANG, offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

const choice = anOfferChoice({ discounts: ['AUTOPAY'] });
const OTHER = 'b0000000-0000-4000-8000-000000000002';
const request = emailRequested({ uuid: UUID, choice });
const sent = { reference: 'OE-100' };

const start = (emailOffer: readonly unknown[] = []) => {
  const started = startApplicationScreen(watchOffers, {
    at: 'product/select',
    status: aStatus('OFFER_SELECTION'),
    script: { emailOffer },
  });
  const { store, api } = started;
  return {
    ...started,
    calls: () => api.calls.filter(({ name }) => name === 'emailOffer'),
    email: (of = choice) => selectEmailState(of)(store.getState()),
    ask: async () => {
      store.dispatch(request);
      await jest.advanceTimersByTimeAsync(0);
    },
  };
};

beforeEach(() => jest.useFakeTimers());

it('asks the lender to email the choice, and sends no address', async () => {
  const { ask, email, calls } = start([sent]);

  await ask();

  expect(calls()[0]?.params).toEqual({
    path: { uuid: UUID },
    body: {
      type: 'STANDARD',
      term: 15,
      amount: 100_000,
      drawPreference: 'PRESERVE',
      discounts: ['AUTOPAY'],
      payoffLiabilityUuids: [],
    },
  });
  expect(email()).toBe('sent');
  expect(email({ ...choice, amount: 90_000 })).toBe('none');
});

it('FT-40 sends nothing more at a second click', async () => {
  const { ask, email, calls } = start([HANG]);

  await ask();
  await ask();

  expect(email()).toBe('sending');
  expect(calls()).toHaveLength(1);
});

it.each([
  ['offline', offline()],
  ['too often', refused(429)],
  ['broken', refused(503)],
])('FT-02 sends an email that failed (%s) again under the same key', async (_why, failure) => {
  const { ask, email, calls } = start([failure, sent]);

  await ask();
  expect(email()).toBe('failed');
  await ask();

  expect(email()).toBe('sent');
  const [first, second] = calls().map(({ options }) => options.idempotencyKey);
  expect(first).toBeDefined();
  expect(second).toBe(first);
});

it('starts another application without the email of this one', async () => {
  const { ask, email, store } = start([sent]);
  await ask();

  store.dispatch(applicationOpened({ uuid: OTHER }));

  expect(email()).toBe('none');
});

it('FT-30 ends an email under way with its application, and sends the next one', async () => {
  const { ask, email, calls, store } = start([HANG, sent]);
  await ask();

  store.dispatch(applicationOpened({ uuid: OTHER }));
  store.dispatch(emailRequested({ uuid: OTHER, choice }));
  await jest.advanceTimersByTimeAsync(0);

  expect(calls().map(({ params }) => params.path)).toEqual([{ uuid: UUID }, { uuid: OTHER }]);
  expect(calls()[0]?.options.signal?.aborted).toBe(true);
  expect(email()).toBe('sent');
});

it('continues an email when its application opens another screen', async () => {
  const { ask, calls, store } = start([HANG]);
  await ask();

  store.dispatch(applicationOpened({ uuid: UUID }));

  expect(calls()[0]?.options.signal?.aborted).toBe(false);
});

it('opens the browser’s dialog on "Print"', () => {
  const { store, ports } = start();

  store.dispatch(printRequested());

  expect(ports.page.state.prints).toBe(1);
});
