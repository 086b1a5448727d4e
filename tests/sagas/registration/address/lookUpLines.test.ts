import { watchLocation } from '#sagas/navigation/location.ts';
import { watchAddressLookup } from '#sagas/registration/address/lookUpAddress.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { linesSubmitted, type LookupState } from '#store/registration/address/lookupSlice.ts';
import { linkFollowed } from '#store/shell/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { aHomeAddress } from '#tests/support/fixtures/registration.ts';
import {
  HANG,
  garbled,
  offline,
  scriptedApi,
  type Answer,
} from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import '#tests/support/sagas/fakeTime.ts';

const COLUMBUS = aHomeAddress();
const DENVER = aHomeAddress({ city: 'Denver', state: 'CO', zip: '80206' });
const UNIT = aHomeAddress({ street2: 'Unit 4' });
const LONGER = aHomeAddress({ street1: '512 Amberstone Drive North' });

/** Submits lines without a chosen suggestion. */
async function press(lines: Parameters<typeof linesSubmitted>[0], answers: readonly Answer[]) {
  const api = scriptedApi({ lookUpAddress: answers });
  const ports = fakePorts({ api, at: '/account/heloc/register-v2' });
  const { store } = startSaga([watchLocation, watchAddressLookup], { ports });
  store.dispatch(linesSubmitted(lines));
  const pass = () => jest.advanceTimersByTimeAsync(0);
  await pass();
  return { api, store, pass, lookup: (): LookupState => store.getState().registration.lookup };
}

it.each([
  ['512 Amberstone Drive', [COLUMBUS]],
  ['512 amberstone dr.', [COLUMBUS]],
  [' 512 Amberstone Drive ', [COLUMBUS, LONGER]],
  ['512 Amberstone Drive', [COLUMBUS, UNIT]],
  ['512 Amberstone Drive, Columbus', [COLUMBUS, DENVER]],
  ['512 Amberstone Drive Columbus OH', [COLUMBUS, DENVER]],
  ['512 Amberstone Drive Columbus OH 43214', [COLUMBUS, DENVER]],
  ['512 Amberstone Drive 43214', [COLUMBUS, DENVER]],
])(
  'VAL-TYPEAHEAD-1 takes for the line %j the only suggestion that matches',
  async (line, suggestions) => {
    const { lookup, api } = await press({ property: line }, [{ suggestions }]);

    expect(lookup()).toMatchObject({ submit: { status: 'ready', found: { property: COLUMBUS } } });
    expect(api.calls.map(({ params }) => params.path?.['text'])).toEqual([line.trim()]);
  },
);

it.each([
  ['512 Amberstone Drive', [COLUMBUS, DENVER]],
  ['512 Amberstone', [COLUMBUS]],
  ['514 Amberstone Drive', [COLUMBUS]],
  ['512 Amberstone Drive', [UNIT]],
  ['512 Amberstone Drive', []],
])(
  'takes no suggestion for the line %j when none clearly matches, but shows them',
  async (line, suggestions) => {
    const { lookup } = await press({ property: line }, [{ suggestions }]);

    expect(lookup()).toMatchObject({
      submit: { status: 'ready', found: { property: null } },
      suggestions: { askedFor: line, addresses: suggestions },
    });
  },
);

it.each([
  ['no ZIP code', { zip: '' }],
  ['no city', { city: '' }],
  ['an unknown state', { state: 'X' }],
])(
  "S7 doesn't take a suggestion with %s, so the lookup doesn't repeat forever",
  async (_what, part) => {
    const suggestions = [aHomeAddress(part)];
    const { lookup, api } = await press({ property: '512 Amberstone Drive' }, [{ suggestions }]);

    expect(lookup()).toMatchObject({ submit: { status: 'ready', found: { property: null } } });
    expect(api.names()).toEqual(['lookUpAddress']);
  },
);

it('looks up both the property and the home of one screen', async () => {
  const { lookup } = await press({ property: '512 Amberstone Drive', home: '1 Elm Street' }, [
    { suggestions: [COLUMBUS] },
    { suggestions: [] },
  ]);

  expect(lookup().submit).toEqual({ status: 'ready', found: { property: COLUMBUS, home: null } });
});

it.each([
  ['a dead network', offline()],
  ['garbage', garbled('lookUpAddress')],
])(
  'FT-01 FT-08 opens the parts of that address after %s, and ends the submit',
  async (_what, fault) => {
    const { lookup } = await press({ home: '1 Elm Street' }, [fault]);

    expect(lookup()).toMatchObject({
      field: 'home',
      suggestions: { status: 'failed' },
      submit: { status: 'idle' },
    });
  },
);

it('FT-06 cancels the submit at another question', async () => {
  const { store, api, pass, lookup } = await press({ property: '512 Amberstone Drive' }, [HANG]);
  expect(lookup().submit.status).toBe('searching');

  store.dispatch(linkFollowed({ to: '/account/heloc/register-v2/for-sale', replace: false }));
  await pass();

  expect(api.calls[0]?.options.signal?.aborted).toBe(true);
  expect(lookup().submit).toEqual({ status: 'ready', found: {} });
});

it('FT-30 cancels the submit at log-out', async () => {
  const { store, pass, lookup } = await press({ property: '512 Amberstone Drive' }, [HANG]);

  store.dispatch(loggedOut());
  await pass();

  expect(lookup().submit).toEqual({ status: 'idle' });
});

it("finds an address whose unit the lookup doesn't know, and keeps the unit", async () => {
  const { lookup, api } = await press({ property: '512 Amberstone Drive Apt 4B' }, [
    { suggestions: [] },
    { suggestions: [COLUMBUS] },
  ]);

  expect(api.calls.map(({ params }) => params.path?.['text'])).toEqual([
    '512 Amberstone Drive Apt 4B',
    '512 Amberstone Drive',
  ]);
  expect(lookup()).toMatchObject({
    submit: { status: 'ready', found: { property: { ...COLUMBUS, street2: 'Apt 4B' } } },
  });
});
