import { watchOffers } from '#sagas/application/offers/offers.ts';
import { applicationOpened, screenTyped } from '#store/application/core/slice.ts';
import {
  emailRequested,
  printRequested,
  selectEmailState,
} from '#store/application/offers/copySlice.ts';
import { anOfferChoice, anOfferSet } from '#tests/support/fixtures/offers.ts';
import { HANG, offline, refused, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';
import {
  lenderDataReceived,
  lenderDataRequested,
} from '#store/application/core/lenderDataSlice.ts';
import { offerQuoted } from '#store/application/offers/slice.ts';
import { todayChanged } from '#store/shell/slice.ts';
import { aQuote } from '#tests/support/fixtures/quotes.ts';

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
  const { store, run, api } = started;
  return {
    ...started,
    calls: () => api.calls.filter(({ name }) => name === 'emailOffer'),
    email: (of = choice) => selectEmailState(of)(store.getState()),
    ask: async () => {
      await run(request);
    },
  };
};

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

it('FT-40 sends nothing more on a second click', async () => {
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

it('FT-30 ends a pending email with its application, and sends the next one', async () => {
  const { ask, email, calls, store, run } = start([HANG, sent]);
  await ask();

  store.dispatch(applicationOpened({ uuid: OTHER }));
  await run(emailRequested({ uuid: OTHER, choice }));

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

const SELECT = 'product/select';

const CONFIRM = `/account/heloc/${UUID}/product/select/confirm`;

const other = aQuote({ quoteId: 'quote-2', amount: 50_000 });

/** Starts with a borrower who chose, saw the quote and went back. */
async function backAtTheChoice(quotes: readonly Answer[]) {
  const { store, run, ports, api, ...started } = startApplicationScreen([watchOffers], {
    at: SELECT,
    status: aStatus('OFFER_SELECTION'),
    script: { quoteOffer: quotes },
    before: [
      todayChanged({ today: '2026-11-21' }),
      lenderDataRequested({ uuid: UUID, names: ['offers'] }),
      lenderDataReceived({ offers: anOfferSet() }),
    ],
  });
  await run(offerQuoted(anOfferChoice()));
  ports.history.back();
  return {
    ...started,
    asked: () => api.calls.filter(({ name }) => name === 'quoteOffer'),
    quote: () => store.getState().application?.offers?.quote,
    type: (values: object) =>
      void store.dispatch(screenTyped({ screen: 'productSelect', values: { ...values } })),
    forward: async () => {
      ports.history.forward(CONFIRM);
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

describe('FT-43: Forward to the confirmation', () => {
  it('shows the stored quote when the choice is the same', async () => {
    const { asked, quote, forward } = await backAtTheChoice([aQuote()]);

    await forward();

    expect(quote()).toEqual(aQuote());
    expect(asked()).toHaveLength(1);
  });

  it('reads the quote of the current choice', async () => {
    const { asked, quote, type, place, forward } = await backAtTheChoice([aQuote(), other]);
    type({ amount: 50_000 });
    expect(quote()).toBeNull();

    await forward();

    expect(quote()).toEqual(other);
    expect(asked().map(({ params }) => params.body)).toMatchObject([
      { amount: 100_000 },
      { amount: 50_000 },
    ]);
    expect(place()).toBe('product/select/confirm');
  });

  it('reads the quote again when the left screen reports its typed values last', async () => {
    const { asked, quote, type, forward } = await backAtTheChoice([aQuote(), other]);
    await forward();

    type({ amount: 50_000 });
    await jest.advanceTimersByTimeAsync(0);

    expect(quote()).toEqual(other);
    expect(asked()).toHaveLength(2);
  });

  it.each([
    ['none', null],
    ['more than the limit', 900_000],
  ])('reads no quote for a draw that is %s', async (_what, amount) => {
    const { asked, quote, type, forward } = await backAtTheChoice([aQuote()]);
    type({ amount });

    await forward();

    expect(quote()).toBeNull();
    expect(asked()).toHaveLength(1);
  });
});

it('FT-42 counts a quote read before the page knows the day as not updated', async () => {
  const { store, run } = startApplicationScreen([watchOffers], {
    at: SELECT,
    status: aStatus('OFFER_SELECTION'),
    script: { quoteOffer: [aQuote()] },
    before: [
      lenderDataRequested({ uuid: UUID, names: ['offers'] }),
      lenderDataReceived({ offers: anOfferSet() }),
    ],
  });

  await run(offerQuoted(anOfferChoice({ discounts: ['AUTOPAY'] })));

  expect(store.getState().application?.offers).toMatchObject({ isUpdated: false, quote: aQuote() });
});

it('FT-42 reads the quote of a reloaded confirmation whose offers arrive before the sagas of their feature', async () => {
  const { sent } = startApplicationScreen([watchOffers], {
    at: 'product/select/confirm',
    status: aStatus('OFFER_SELECTION'),
    script: { quoteOffer: [aQuote()] },
    before: [
      todayChanged({ today: '2026-11-21' }),
      screenTyped({ screen: 'productSelect', values: { ...anOfferChoice() } }),
      lenderDataRequested({ uuid: UUID, names: ['offers'] }),
      lenderDataReceived({ offers: anOfferSet() }),
    ],
  });
  await jest.advanceTimersByTimeAsync(0);

  expect(sent('quoteOffer')).toMatchObject({ amount: 100_000 });
});
