import { watchAddressLookup } from '#sagas/registration/address/lookUpAddress.ts';
import { homeAddressValidator } from '#store/person/address.ts';
import { loggedOut } from '#store/identity/slice.ts';
import {
  addressCompleted,
  addressTyped,
  nearMatchAnswered,
  shownSuggestions,
  type LookupState,
} from '#store/registration/address/lookupSlice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import {
  HANG,
  garbled,
  offline,
  refused,
  scriptedApi,
  type Answer,
} from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const AMBER = { street1: '512 Amberstone Drive', city: 'Columbus', state: 'OH', zip: '43214' };
const BIRCH = { street1: '77 Birch Lane', city: 'Dayton', state: 'OH', zip: '45402' };
const found = (...suggestions: object[]) => ({ suggestions });

const suggested = ({ suggestions }: LookupState) => shownSuggestions(suggestions).addresses;

function start(answers: readonly Answer[] = [found(AMBER)]) {
  const api = scriptedApi({ lookUpAddress: answers });
  const { store } = startSaga(watchAddressLookup, { ports: fakePorts({ api }) });
  return {
    api,
    store,
    type: (text: string) => void store.dispatch(addressTyped({ field: 'property', text })),
    complete: (address: object) =>
      void store.dispatch(
        addressCompleted({ field: 'property', address: { ...AMBER, ...address } }),
      ),
    asked: () => api.calls.map(({ params }) => params.path?.['text']),
    lookup: () => store.getState().registration.lookup,
  };
}

describe('CALL-REG-01: an address that is being typed', () => {
  it('looks an address up a quarter of a second after the last key', async () => {
    const { type, asked, lookup } = start();

    type('512 Am');
    await pass(249);
    expect(asked()).toEqual([]);
    expect(lookup().suggestions.status).toBe('idle');
    await pass(1);

    expect(asked()).toEqual(['512 Am']);
    expect(lookup().suggestions).toMatchObject({
      status: 'ready',
      addresses: [{ street1: AMBER.street1 }],
    });
  });

  it('looks an address up once for keys in quick succession', async () => {
    const { type, asked } = start();

    for (const text of ['512', '512 ', '512 A', '512 Am']) {
      type(text);
      await pass(200);
    }
    await pass(250);

    expect(asked()).toEqual(['512 Am']);
  });

  it.each(['', '51', '  5 ', '      '])(
    "doesn't look up an address that is as short as %j",
    async (text) => {
      const { type, asked, lookup } = start();

      type(text);
      await pass(1_000);

      expect(asked()).toEqual([]);
      expect(lookup().suggestions.status).toBe('idle');
    },
  );

  it('removes the suggestions when letters are removed', async () => {
    const { type, lookup } = start();
    type('512 Am');
    await pass(250);

    type('51');
    await pass(0);

    expect(lookup().suggestions).toEqual({ status: 'idle' });
  });

  it('sends an address without outer spaces, and cuts it at 120 letters', async () => {
    const { type, asked } = start();

    type(`  ${'5'.repeat(10_000)}  `);
    await pass(250);

    expect(asked()).toEqual(['5'.repeat(120)]);
  });

  it.each([
    ['all suggestions of the sandbox (12.8)', 23, 23],
    ['only this many suggestions', 10_000, 30],
  ])('shows %s', async (_what, given, shown) => {
    const { type, lookup } = start([found(...Array.from({ length: given }, () => AMBER))]);

    type('512 Am');
    await pass(250);

    expect(suggested(lookup())).toHaveLength(shown);
  });

  it('FT-11: looks an address up by the newest request, and cancels the older one', async () => {
    const { type, api, lookup } = start([HANG, found(BIRCH)]);
    type('512 Am');
    await pass(250);

    type('77 Bi');
    await pass(250);

    expect(api.calls[0]?.options.signal?.aborted).toBe(true);
    expect(lookup().suggestions).toMatchObject({
      askedFor: '77 Bi',
      addresses: [{ street1: BIRCH.street1 }],
    });
  });

  it.each([
    ['a dead network', offline],
    ['a 500', () => refused(500)],
    ['a 429', () => refused(429)],
    ['garbage', () => garbled('lookUpAddress')],
  ])(
    'reports %s with a message, and looks the address up again on the next key',
    async (_what, fault) => {
      const { type, lookup } = start([fault(), found(AMBER)]);

      type('512 Am');
      await pass(250);
      expect(lookup().suggestions).toEqual({ status: 'failed' });
      type('512 Amb');
      await pass(250);

      expect(lookup().suggestions.status).toBe('ready');
    },
  );

  it('FT-30: shows no suggestion for an address after log-out', async () => {
    const { type, store, lookup, api } = start([HANG]);
    type('512 Am');
    await pass(250);

    store.dispatch(loggedOut());
    await pass(0);

    expect(api.calls[0]?.options.signal?.aborted).toBe(true);
    expect(lookup().suggestions).toEqual({ status: 'idle' });
  });
});

it.each([
  ['Winston-Salem', '27101-2345', 'Winston Salem', '27101'],
  ['St. Louis', '63101', 'St Louis', '63101'],
  ['O’Fallon', '63366', 'O Fallon', '63366'],
])('VAL-TYPEAHEAD-1: takes a suggestion in %s %s as an address', async (city, zip, town, five) => {
  const { type, lookup } = start([found({ ...AMBER, city, state: 'oh', zip })]);

  type('512 Am');
  await pass(250);

  const [suggestion] = suggested(lookup());
  expect(suggestion).toMatchObject({ city: town, state: 'OH', zip: five });
  expect(homeAddressValidator('typeahead')(suggestion ?? {})).toEqual({});
});

describe('an address typed by hand', () => {
  /** The form doesn't change while the user clicks a button right after leaving the box. */
  const A_PRESS_MS = 250;

  it('asks about an address that is close to a known one', async () => {
    const { complete, lookup } = start();

    complete({ street1: '512 Amberston Drive' });
    await pass(A_PRESS_MS);

    expect(lookup().nearMatch).toMatchObject({
      field: 'property',
      address: { street1: AMBER.street1 },
    });
  });

  it.each(['taken', 'kept'] as const)(
    'asks only once about a near match once the known one was %s, until it changes',
    async (answer) => {
      const { complete, lookup, store, asked } = start();
      const typed = { street1: '512 Amberston Drive' };
      complete(typed);
      await pass(A_PRESS_MS);

      store.dispatch(nearMatchAnswered({ answer }));
      expect(lookup().nearMatch).toBeNull();
      complete(answer === 'kept' ? { ...typed, street2: 'Unit 4' } : { street2: 'Unit 4' });
      await pass(A_PRESS_MS);
      expect(lookup().nearMatch).toBeNull();
      expect(asked()).toHaveLength(1);
      complete({ street1: '512 Amberton Drive' });
      await pass(A_PRESS_MS);

      expect(lookup().nearMatch).toMatchObject({ address: AMBER });
    },
  );

  it('VAL-CITY-1: ignores the punctuation of a town when it compares an address with a known one', async () => {
    const { complete, lookup } = start([found({ ...AMBER, city: 'Winston-Salem' })]);

    complete({ city: 'Winston Salem' });
    await pass(A_PRESS_MS);

    expect(lookup().nearMatch).toBeNull();
  });

  it.each([
    ['nothing close', [found(BIRCH)]],
    ['a service that is down', [offline()]],
  ])('takes an address typed by hand unchanged with %s', async (_what, answers) => {
    const { complete, lookup } = start(answers);

    complete({ street1: '512 Amberston Drive' });
    await pass(A_PRESS_MS);

    expect(lookup().nearMatch).toBeNull();
  });

  it('shows a soft note when the ZIP code usually belongs to another state (facts §5)', async () => {
    const { complete, lookup } = start();

    complete({ zip: '10001' });
    await pass(A_PRESS_MS);
    expect(lookup().zipNote).toEqual({ field: 'property', zip: '10001', state: 'NY' });
    complete({});
    await pass(A_PRESS_MS);

    expect(lookup().zipNote).toBeNull();
  });

  it('shows a soft note for such a ZIP code that was pasted into the one line (facts §5)', async () => {
    const { type, lookup } = start();

    type('512 Amberstone Drive, Columbus, OH 10001');
    await pass(A_PRESS_MS);

    expect(lookup().zipNote).toEqual({ field: 'property', zip: '10001', state: 'NY' });
  });
});
