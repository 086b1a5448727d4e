import type { UnknownAction } from '@reduxjs/toolkit';

import { watchScreens } from '#sagas/application/loadScreen.ts';
import { watchOffers } from '#sagas/application/offers/offers.ts';
import { watchReopening } from '#sagas/application/offers/reopen.ts';
import {
  lenderDataRetried,
  lenderDataReceived,
  lenderDataRequested,
} from '#store/application/core/lenderDataSlice.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import {
  offerQuoted,
  offerSelected,
  offersReopened,
  quoteReceived,
} from '#store/application/offers/slice.ts';
import { screenTyped } from '#store/application/core/slice.ts';
import { backPressed, todayChanged } from '#store/shell/slice.ts';
import { anOfferChoice, anOfferSet } from '#tests/support/fixtures/offers.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { aQuote } from '#tests/support/fixtures/quotes.ts';
import { HANG, offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

const choosing = aStatus('OFFER_SELECTION', { consents: [{ type: 'HARD_CREDIT', givenAt: null }] });
const set = anOfferSet();
const choice = anOfferChoice({ discounts: ['AUTOPAY'] });

const withOffers = [
  todayChanged({ today: '2026-11-21' }),
  lenderDataRequested({ uuid: UUID, names: ['offers'] }),
  lenderDataReceived({ offers: set }),
];

const start = (script = {}, at = 'product/select', before: readonly UnknownAction[] = withOffers) =>
  startApplicationScreen([watchScreens, watchOffers, watchReopening], {
    at,
    status: choosing,
    script: { readOffers: [set], ...script },
    before,
  });

it("reads the lender's quote, and shows it on its own screen", async () => {
  const { store, run, place, sent } = start({ quoteOffer: [aQuote()] });

  await run(offerQuoted(choice));

  expect(sent('quoteOffer')).toEqual({
    offerId: 'offer-standard-15',
    amount: 100_000,
    term: 15,
    drawPreference: 'PRESERVE',
    discounts: ['AUTOPAY'],
    payoffLiabilityUuids: [],
  });
  expect(place()).toBe('product/select/confirm');
  expect(store.getState().application?.offers).toMatchObject({ isUpdated: false, quote: aQuote() });
  expect(selectApplicationState(store.getState()).unsaved).toEqual({ productSelect: choice });
});

it('tells the user when the lender’s number differs from the one shown', async () => {
  const { store, run } = start({ quoteOffer: [aQuote({ total: 102_991 })] });

  await run(offerQuoted(choice));

  expect(store.getState().application?.offers?.isUpdated).toBe(true);
});

it("keeps the choice when the lender’s quote doesn't repeat it", async () => {
  const missing = { term: null, drawPreference: null, discounts: null, drawYears: null };
  const { store, run } = start({ quoteOffer: [{ ...aQuote(), ...missing }] });

  await run(offerQuoted(choice));

  expect(store.getState().application?.offers).toMatchObject({
    isUpdated: false,
    quote: { term: 15, drawPreference: 'PRESERVE', discounts: ['AUTOPAY'], drawYears: 4 },
  });
});

it("FT-06 doesn't redirect a user who went back before a late response", async () => {
  const { store, run, api, ports } = start({ quoteOffer: [HANG] });
  ports.history.entries.unshift('/account/heloc/register-v2');

  await run(offerQuoted(choice));
  await run(backPressed());

  expect(api.calls[0]?.options.signal?.aborted).toBe(true);
  expect(selectApplicationState(store.getState()).step).toEqual({ status: 'idle' });
});

it('FT-02 F-03 repeats the same request after a lost response, and states a new time after a response', async () => {
  const selected = aStatus('COLLECT_ADDITIONAL_INFO');
  const { store, api } = start(
    { selectOffer: [offline(), selected, selected] },
    'product/select/confirm',
    [...withOffers, quoteReceived({ uuid: UUID, quote: aQuote(), isUpdated: false })],
  );
  const accept = async () => {
    store.dispatch(offerSelected({ consents: ['HARD_CREDIT'] }));
    await jest.advanceTimersByTimeAsync(5_000);
  };

  for (let submit = 0; submit < 3; submit += 1) await accept();

  const [first, second, third] = api.calls
    .filter(({ name }) => name === 'selectOffer')
    .map(({ params }) => params.body);
  expect(second).toEqual(first);
  expect(third).not.toEqual(second);
});

it.each([
  ['the choice', 'product/select', offerQuoted(choice), 'quoteOffer'],
  ['the confirmation', 'product/select/confirm', offerSelected({ consents: [] }), 'selectOffer'],
])('reads new offers when they expired at %s', async (_where, at, intent, call) => {
  const ended = refused(409, 'These offers have expired.', { code: 'OFFER_EXPIRED' });
  const { store, run, place, api } = start({ [call]: [ended] }, at, [
    ...withOffers,
    quoteReceived({ uuid: UUID, quote: aQuote(), isUpdated: false }),
  ]);

  await run(intent);

  expect(place()).toBe('product/select');
  expect(api.names()).toEqual([call, 'readOffers']);
  expect(store.getState().application?.offers).toMatchObject({ hasExpired: true, quote: null });
  expect(selectApplicationState(store.getState()).step).toEqual({ status: 'idle' });
});

it('FT-42 reads the quote again after a reload of the confirmation', async () => {
  const { store, place } = start({ quoteOffer: [aQuote()] }, 'product/select/confirm', [
    screenTyped({ screen: 'productSelect', values: { ...choice } }),
  ] as never);
  await jest.advanceTimersByTimeAsync(0);

  expect(store.getState().application?.offers?.quote).toEqual(aQuote());
  expect(place()).toBe('product/select/confirm');
});

it('FT-03 reads the quote once more on "Try again" on the confirmation', async () => {
  const { store, run } = start({ quoteOffer: [refused(503), aQuote()] }, 'product/select/confirm', [
    screenTyped({ screen: 'productSelect', values: { ...choice } }),
  ] as never);
  await jest.advanceTimersByTimeAsync(0);
  expect(selectApplicationState(store.getState()).step).toMatchObject({
    status: 'failed',
    step: 'offerQuote',
  });

  await run(lenderDataRetried());

  expect(store.getState().application?.offers?.quote).toEqual(aQuote());
});

it('reads no quote on the confirmation without a choice', async () => {
  const { api } = start({}, 'product/select/confirm', []);
  await jest.advanceTimersByTimeAsync(0);

  expect(api.names()).toEqual(['readOffers']);
});

it('S2 F-09 keeps the answers of start/contact after "Change" and after the next offer', async () => {
  const typed = { purpose: 'EDUCATION', ownership: 'SOLE' };
  const { store } = start(
    {
      reopenOffers: [aStatus('OFFER_SELECTION')],
      selectOffer: [aStatus('COLLECT_ADDITIONAL_INFO')],
    },
    'start/contact',
    [screenTyped({ screen: 'startContact', values: typed })],
  );
  const unsavedAfter = () => selectApplicationState(store.getState()).unsaved;

  store.dispatch(offersReopened({ from: 'startContact' }));
  await jest.advanceTimersByTimeAsync(0);
  expect(unsavedAfter()).toEqual({ startContact: typed });
  store.dispatch(screenTyped({ screen: 'productSelect', values: { ...choice } }));
  store.dispatch(quoteReceived({ uuid: UUID, quote: aQuote(), isUpdated: false }));
  store.dispatch(offerSelected({ consents: [] }));
  await jest.advanceTimersByTimeAsync(0);

  expect(unsavedAfter()).toEqual({ startContact: typed });
});
