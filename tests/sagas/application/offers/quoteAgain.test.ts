import { watchOffers } from '#sagas/application/offers/offers.ts';
import {
  lenderDataReceived,
  lenderDataRequested,
} from '#store/application/core/lenderDataSlice.ts';
import { offerQuoted } from '#store/application/offers/slice.ts';
import { screenTyped } from '#store/application/core/slice.ts';
import { todayChanged } from '#store/shell/slice.ts';
import { anOfferChoice, anOfferSet } from '#tests/support/fixtures/offers.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { aQuote } from '#tests/support/fixtures/quotes.ts';
import type { Answer } from '#tests/support/fakes/scriptedApi.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

const SELECT = 'product/select';
const CONFIRM = `/account/heloc/${UUID}/product/select/confirm`;
const other = aQuote({ quoteId: 'quote-2', amount: 50_000 });

beforeEach(() => jest.useFakeTimers());

/** A borrower who chose, saw the quote and went back. */
async function backAtTheChoice(quotes: readonly Answer[]) {
  const { store, ports, api, ...started } = startApplicationScreen([watchOffers], {
    at: SELECT,
    status: aStatus('OFFER_SELECTION'),
    script: { quoteOffer: quotes },
    before: [
      todayChanged({ today: '2026-11-21' }),
      lenderDataRequested({ uuid: UUID, names: ['offers'] }),
      lenderDataReceived({ offers: anOfferSet() }),
    ],
  });
  store.dispatch(offerQuoted(anOfferChoice()));
  await jest.advanceTimersByTimeAsync(0);
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
    ['more than there is', 900_000],
  ])('reads no quote for a draw that is %s', async (_what, amount) => {
    const { asked, quote, type, forward } = await backAtTheChoice([aQuote()]);
    type({ amount });

    await forward();

    expect(quote()).toBeNull();
    expect(asked()).toHaveLength(1);
  });
});

it('FT-42 counts a quote that is read before the page knows the day as not updated', async () => {
  const { store } = startApplicationScreen([watchOffers], {
    at: SELECT,
    status: aStatus('OFFER_SELECTION'),
    script: { quoteOffer: [aQuote()] },
    before: [
      lenderDataRequested({ uuid: UUID, names: ['offers'] }),
      lenderDataReceived({ offers: anOfferSet() }),
    ],
  });

  store.dispatch(offerQuoted(anOfferChoice({ discounts: ['AUTOPAY'] })));
  await jest.advanceTimersByTimeAsync(0);

  expect(store.getState().application?.offers).toMatchObject({ isUpdated: false, quote: aQuote() });
});

it('FT-42 reads the quote of a reloaded confirmation whose offers come before the sagas of their feature', async () => {
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
