import { ApiError } from '#sagas/api/apiError.ts';
import { watchLocation } from '#sagas/navigation/location.ts';
import { watchRestingPage } from '#sagas/laterAreas.ts';
import { watchBanners } from '#sagas/banners/watchBanners.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { bannerDismissed, selectBanners } from '#store/banners/slice.ts';
import { linkFollowed } from '#store/shell/slice.ts';
import { aBanner } from '#tests/support/fixtures/banners.ts';
import { fakePorts, fakeStorage } from '#tests/support/fakes/fakePorts.ts';
import {
  HANG,
  offline,
  refused,
  scriptedApi,
  type Answer,
} from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

async function open(answers: readonly Answer[], overrides = {}) {
  const api = scriptedApi({ readBanners: answers });
  const local = fakeStorage();
  const ports = fakePorts({ api, local, at: '/account/heloc/register-v2', ...overrides });
  const started = startSaga([watchLocation, watchBanners], { ports });
  await pass(0);
  return {
    ...started,
    api,
    local: ports.local,
    shown: () => selectBanners(started.store.getState()).map(({ message }) => message),
    state: () => started.store.getState().shell.banners,
  };
}

const { message, uuid } = aBanner();
const REFUSED = {
  failure: refused(500).failure,
  message: 'HTTP error! status: 500',
  status: 500,
};

it('CALL-BANNER-1 BANNER-12 reads the banners once the page is idle, and asks for no others', async () => {
  let rested = () => {};
  const page = { ...fakePorts().page, rest: () => new Promise<void>((rest) => (rested = rest)) };
  const { api, shown, state } = await open([[aBanner()]], { page });
  expect(api.names()).toEqual([]);
  expect(state()).toEqual({ status: 'loading' });

  rested();
  await pass(0);

  expect(shown()).toEqual([message]);
  expect(api.calls).toMatchObject([{ params: { path: { file: 'banners.json' } } }]);
});

it('CALL-BANNER-1 loads the banners with their own code', async () => {
  const ports = fakePorts({ api: scriptedApi({ readBanners: [[aBanner()]] }) });
  const { store } = startSaga(watchRestingPage, { ports });
  jest.useRealTimers();

  await new Promise((loaded) => setTimeout(loaded, 500));

  expect(selectBanners(store.getState())).toMatchObject([{ uuid }]);
});

it('CALL-BANNER-1 asks for no banners in a deployment without them', async () => {
  const { api } = await open([[aBanner()]], { bannersBase: null });

  expect(api.names()).toEqual([]);
});

it.each([
  [
    'a refusal with a text',
    new ApiError({ ...REFUSED, data: 'Storage is down' }),
    /Storage is down/,
  ],
  ['no response', offline(), /Error fetching|offline/],
  ['no list', {}, /^Banner data does not match the expected format$/],
  ['nothing', null, /^Banner data does not match the expected format$/],
  ...['uuid', 'message', 'apps', 'variant'].map(
    (part) =>
      [
        `an item without ${part}`,
        [aBanner(), aBanner({ [part]: undefined })],
        /^Banner data does not match the expected format$/,
      ] as const,
  ),
  ['an item without an app', [aBanner({ apps: [] })], /^Banner data does not match/],
] as const)(
  'VAL-BANNER-1 BANNER-13 keeps the text after %s, and shows no banner',
  async (_what, answer, error) => {
    const { shown, state } = await open([answer]);

    expect(shown()).toEqual([]);
    expect(state()).toEqual({ status: 'error', error: expect.stringMatching(error) as string });
  },
);

it.each([
  ['without times', { metadata: undefined }],
  ['with invalid times', { metadata: { createdAt: 7, updatedAt: 'soon' } }],
])('VAL-BANNER-1 shows an item %s', async (_what, about) => {
  expect((await open([[aBanner(about)]])).shown()).toEqual([message]);
});

it('CALL-BANNER-4 aborts the request when the user leaves the screen, and sends it again from the next one', async () => {
  const { api, store, shown } = await open([HANG, [aBanner()]]);

  store.dispatch(linkFollowed({ to: '/account/heloc/register/support', replace: false }));
  await pass(0);

  expect(api.calls[0]?.options.signal?.aborted).toBe(true);
  expect(api.calls).toHaveLength(2);
  expect(shown()).toEqual([message]);
});

it('BANNER-08 BANNER-09 stores a dismissal with its time, and keeps it on the next page', async () => {
  const first = await open([[aBanner()]]);
  first.store.dispatch(bannerDismissed({ uuid }));
  const stored = first.local.read(storageKeys.dismissedBanners) ?? '';
  expect(first.shown()).toEqual([]);
  expect(JSON.parse(stored)).toEqual({
    [uuid]: new Date(first.ports.clock.now()).toISOString(),
  });

  const next = await open([[aBanner({ metadata: { createdAt: '2020-01-01T00:00:00Z' } })]], {
    local: first.local,
  });

  expect(next.shown()).toEqual([]);
  expect(next.local.read(storageKeys.dismissedBanners)).toBe(stored);
});

it('BANNER-10 ends a dismissal and its record when the banner changes', async () => {
  const local = fakeStorage();
  local.write(storageKeys.dismissedBanners, JSON.stringify({ [uuid]: '2026-11-02T00:00:00Z' }));

  const { shown } = await open([[aBanner()]], { local });

  expect(shown()).toEqual([message]);
  expect(local.read(storageKeys.dismissedBanners)).toBe('{}');
});

it.each(['{"a', '[]', '{"a":1}'])(
  'FT-62 forgets a broken memory %s, and stops nothing',
  async (broken) => {
    const local = fakeStorage();
    local.write(storageKeys.dismissedBanners, broken);

    const { shown, store } = await open([[aBanner()]], { local });
    expect(shown()).toEqual([message]);
    store.dispatch(bannerDismissed({ uuid }));

    expect(local.read(storageKeys.dismissedBanners)).toContain(uuid);
  },
);
