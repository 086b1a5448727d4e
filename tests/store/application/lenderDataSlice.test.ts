import {
  lenderDataFailed,
  lenderDataOutdated,
  lenderDataReceived,
  lenderDataRequested,
} from '#store/application/lenderDataSlice.ts';
import { offersExpired, quoteReceived } from '#store/application/offers/slice.ts';
import { applicationOpened, routingRequested } from '#store/application/slice.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { idle, loading, ready } from '#store/remote.ts';
import { anOfferSet } from '#tests/support/fixtures/offers.ts';
import { reducerOf } from '#tests/support/reducerOf.ts';
import { UUID } from '#tests/support/sagas/openApplication.ts';
import { aQuote } from '#tests/support/fixtures/quotes.ts';

const OTHER = '11111111-1111-4111-8111-111111111111';
const set = anOfferSet();
const lenderDataReducer = reducerOf('lenderData');
const offersReducer = reducerOf('offers');

const read = [
  lenderDataRequested({ uuid: UUID, names: ['offers'] }),
  lenderDataReceived({ offers: set }),
].reduce(lenderDataReducer, undefined);

it('what was read stays to be seen after a step, and counts as old', () => {
  const after = lenderDataReducer(read, routingRequested({ uuid: UUID }));

  expect(after?.offers).toEqual(ready(set));
  expect(after?.stale).toContain('offers');
});

it('what is asked for again is not old any more', () => {
  const stale = lenderDataReducer(read, lenderDataOutdated({ names: ['offers'] }));
  const asked = lenderDataReducer(stale, lenderDataRequested({ uuid: UUID, names: ['offers'] }));

  expect(asked.stale).toEqual([]);
  expect(asked.offers).toEqual(loading);
});

it('a failure is one thing’s alone', () => {
  const failure = { kind: 'offline' } as const;
  const after = lenderDataReducer(read, lenderDataFailed({ name: 'decision', failure }));

  expect(after.decision).toEqual({ status: 'failed', failure });
  expect(after.offers).toEqual(ready(set));
});

it.each([
  ['another application', applicationOpened({ uuid: OTHER })],
  ['a step of another application', routingRequested({ uuid: OTHER })],
  ['logging out', loggedOut()],
])('FT-30 %s forgets everything', (_what, action) => {
  expect(lenderDataReducer(read, action)?.offers).toEqual(idle);
});

it('opening the same application again forgets nothing', () => {
  expect(lenderDataReducer(read, applicationOpened({ uuid: UUID }))).toBe(read);
});

it('a quote of offers that are read again is worth nothing', () => {
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
