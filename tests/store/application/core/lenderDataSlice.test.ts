import {
  lenderDataFailed,
  lenderDataInvalidated,
  lenderDataReceived,
  lenderDataRequested,
} from '#store/application/core/lenderDataSlice.ts';
import { offersExpired, quoteReceived } from '#store/application/offers/slice.ts';
import { applicationOpened, routingRequested } from '#store/application/core/slice.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { idle, loading, ready } from '#store/remote.ts';
import { anOfferSet } from '#tests/support/fixtures/offers.ts';
import { reducerOf } from '#tests/support/reducerOf.ts';
import { UUID } from '#tests/support/sagas/openApplication.ts';
import { aQuote } from '#tests/support/fixtures/quotes.ts';

const OTHER = '11111111-1111-4111-8111-111111111111';
const set = anOfferSet();
const lenderDataReducer = reducerOf('data');
const offersReducer = reducerOf('offers');

const read = [
  lenderDataRequested({ uuid: UUID, names: ['offers'] }),
  lenderDataReceived({ offers: set }),
].reduce(lenderDataReducer, undefined);

it('keeps data visible after a step, and marks it as stale', () => {
  const after = lenderDataReducer(read, routingRequested({ uuid: UUID }));

  expect(after?.offers).toEqual(ready(set));
  expect(after?.stale).toContain('offers');
});

it('marks requested data as no longer stale', () => {
  const stale = lenderDataReducer(read, lenderDataInvalidated({ names: ['offers'] }));
  const asked = lenderDataReducer(stale, lenderDataRequested({ uuid: UUID, names: ['offers'] }));

  expect(asked.stale).toEqual([]);
  expect(asked.offers).toEqual(loading);
});

it('limits a failure to the data that failed', () => {
  const failure = { kind: 'offline' } as const;
  const after = lenderDataReducer(read, lenderDataFailed({ name: 'decision', failure }));

  expect(after.decision).toEqual({ status: 'failed', failure });
  expect(after.offers).toEqual(ready(set));
});

it.each([
  ['another application', applicationOpened({ uuid: OTHER })],
  ['a step of another application', routingRequested({ uuid: OTHER })],
  ['logging out', loggedOut()],
])('FT-30 drops all data after %s', (_what, action) => {
  expect(lenderDataReducer(read, action)?.offers).toEqual(idle);
});

it('keeps the data when the same application opens again', () => {
  expect(lenderDataReducer(read, applicationOpened({ uuid: UUID }))).toBe(read);
});

it('drops the quote when the offers load again', () => {
  const quoted = offersReducer(
    undefined,
    quoteReceived({ uuid: UUID, quote: aQuote(), isUpdated: true }),
  );

  expect(quoted?.quote).not.toBeNull();
  expect(
    offersReducer(quoted, lenderDataRequested({ uuid: UUID, names: ['offers'] }))?.quote,
  ).toBeNull();
  expect(offersReducer(quoted, offersExpired())).toMatchObject({ quote: null, hasExpired: true });
});
