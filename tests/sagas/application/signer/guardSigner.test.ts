import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { identityAbsent } from '#store/identity/slice.ts';
import { aWireRequest } from '#tests/support/fixtures/signingRequests.ts';
import { offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { BASE, startAtUrl } from '#tests/support/sagas/startAtUrl.ts';

beforeEach(() => jest.useFakeTimers());

const AREA = `${BASE}/heloc-signer`;

const openAt = (path: string, about: Parameters<typeof aWireRequest>[0] = {}) =>
  startAtUrl(`${AREA}/${path}`, { script: { readSigningRequest: [aWireRequest(about)] } });

it.each([
  ['INVITED', 'intro'],
  ['IDENTITY', 'identity'],
  ['DOCUMENTS', 'documents'],
  ['READY', 'sign'],
  ['SIGN', 'sign'],
  ['DONE', 'sign'],
  ['DECLINED', 'cancelled'],
  ['CANCELLED', 'cancelled'],
  ['EXPIRED', 'error?code=EXPIRED'],
] as const)('A-83 ROUTE-SIGN-02 leads a signer from resume at %s to %s', async (state, path) => {
  const { place } = await openAt('resume', { state });

  expect(place()).toBe(`${AREA}/${path}`);
});

it.each([
  ['identity', 'INVITED', 'intro'],
  ['intro', 'READY', 'sign'],
  ['documents', 'READY', 'documents'],
  ['sign?notary=session', 'SIGN', 'sign?notary=session'],
  ['sign?notary=session', 'READY', 'sign'],
  ['conditions', 'IDENTITY', 'conditions'],
  ['identity?conditionUuid=a', 'READY', 'identity?conditionUuid=a'],
  ['conditions', 'CANCELLED', 'cancelled'],
] as const)('leads a signer who opens %s at %s to %s', async (asked, state, shown) => {
  const { place } = await openAt(asked, { state });

  expect(place()).toBe(`${AREA}/${shown}`);
});

it.each(['phone-number', 'confirm-update', 'identity/more', 'whatever'])(
  'ROUTE-SIGN-13 leads from conditions/%s up to the conditions',
  async (path) => {
    const { place } = await openAt(`conditions/${path}`, { state: 'IDENTITY' });

    expect(place()).toBe(`${AREA}/conditions`);
  },
);

it('ROUTE-SIGN-12 has a separate address for the photos of a condition', async () => {
  const { place, view } = await openAt('conditions/identity?conditionUuid=a', { state: 'READY' });

  expect(place()).toBe(`${AREA}/conditions/identity?conditionUuid=a`);
  expect(view()).toBe('ready');
});

it('ROUTE-SIGN-01 leads from the bare path to the login, and keeps its query', async () => {
  const { place } = await startAtUrl(`${AREA}?utm_source=mail`);

  expect(place()).toBe(`${AREA}/login?utm_source=mail`);
});

it('ACCESS-13 asks a visitor to log in first, and then leads to the wanted page', async () => {
  const { place } = await startAtUrl(`${AREA}/conditions?conditionUuid=a`, {
    who: identityAbsent(),
  });

  const wanted = encodeURIComponent('/account/heloc/heloc-signer/conditions?conditionUuid=a');
  expect(place()).toBe(`${AREA}/login?redirectUrl=${wanted}`);
});

it("doesn't redirect a signer from an unknown address of the area", async () => {
  const { place, view } = await openAt('whatever');

  expect([place(), view()]).toEqual([`${AREA}/whatever`, 'ready']);
});

it.each([
  ['a 400, which is not retried (CALL-SIGN-02)', refused(400, 'No.'), 'NOT_FOUND'],
  ['a 404', refused(404, 'No.'), 'NOT_FOUND'],
  ['a 429', refused(429, 'No.'), 'LOCKED'],
])('leads after %s to the page that says why', async (_what, answer, code) => {
  const { place, view, api } = await startAtUrl(`${AREA}/resume`, {
    script: { readSigningRequest: [answer] },
  });

  expect(place()).toBe(`${AREA}/error?code=${code}`);
  expect(view()).toBe('ready');
  expect(api.calls.filter(({ name }) => name === 'readSigningRequest')).toHaveLength(1);
});

it("FT-03 asks again a lender that can't be reached, and says so in the end", async () => {
  const { view, place } = await startAtUrl(`${AREA}/intro`, {
    script: { readSigningRequest: [offline()] },
  });
  expect(view()).toBe('waiting');
  await jest.advanceTimersByTimeAsync(60_000);

  expect(view()).toBe('failed');
  expect(place()).toBe(`${AREA}/intro`);
});

it('knows the home and the name, and no figure of the borrower’s', async () => {
  const { store, api } = await openAt('intro');
  const { application } = store.getState();

  expect(application?.record).toMatchObject({
    value: {
      property: { street1: '88 Fiddlebrook Road', state: 'TN' },
      applicant: { name: { firstName: 'Lena', lastName: 'Fenwright' } },
      loanNumber: null,
      selectedOffer: null,
    },
  });
  expect(selectLenderData(store.getState()).signingRequest).toMatchObject({ status: 'ready' });
  expect(api.calls.map(({ name }) => name)).not.toContain('readApplication');
  expect(api.calls.map(({ name }) => name)).not.toContain('readStatus');
});
