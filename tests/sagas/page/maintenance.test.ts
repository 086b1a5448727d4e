import { watchFeatures } from '#sagas/features/loadFeatures.ts';
import { watchLocation } from '#sagas/navigation/location.ts';
import { watchMaintenance } from '#sagas/page/maintenance.ts';
import { nameSubmitted } from '#store/registration/slice.ts';
import { linkFollowed } from '#store/shell/slice.ts';
import { selectView } from '#store/shell/view.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { HANG, offline, scriptedApi, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';

const KEY = 'fe-heloc-maintenance';
const BASE = '/account/heloc';
const on = (...routes: string[]) => ({ enabled: true, variables: { routes } });
const off = { enabled: false };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Opens a place, with what the flag is at the start and what it is each time it is asked again. */
async function open(path: string, atFirst: object, later: readonly Answer[] = [off]) {
  const api = scriptedApi({
    readFeatures: [{ features: [{ key: KEY, ...atFirst }] }],
    readFeature: later,
  });
  const ports = fakePorts({ api, at: `${BASE}/${path}` });
  const { store } = startSaga([watchLocation, watchMaintenance, watchFeatures], { ports });
  await pass(0);
  return {
    api,
    store,
    ports,
    isClosed: () => store.getState().shell.isInMaintenance,
    reloads: () => ports.page.state.reloads,
    asked: () => api.names().filter((name) => name === 'readFeature').length,
    go: async (to: string) => {
      store.dispatch(linkFollowed({ to: `${BASE}/${to}`, replace: false }));
      await pass(0);
    },
  };
}

it('MAINT-01: a configured route shows the maintenance page', async () => {
  const { store } = await open('register/account-setup', on('/register/account-setup'));

  expect(selectView(store.getState())).toEqual({ kind: 'page', page: 'maintenance' });
});

it('MAINT-02: the flag is asked for by the organisation of the page, then and each time again', async () => {
  const { api } = await open('register-v2', on('/register-v2'), [on('/register-v2')]);
  await pass(60_000);

  const asked = api.calls.map(({ name, params }) => [name, params.body]);
  const by = { optimizeUser: expect.objectContaining({ organization: 'LARKMERE' }) };
  expect(asked).toEqual([
    ['readFeatures', by],
    ['readFeature', { ...by, featureKey: KEY }],
  ]);
});

it.each(['register', 'register/support', 'register-v2', 'registered'])(
  'another one, %s, does not',
  async (path) => {
    expect((await open(path, on('/register/account-setup'))).isClosed()).toBe(false);
  },
);

it('what is under a configured route is under it', async () => {
  expect((await open('register-v2/for-sale', on('/register-v2'))).isClosed()).toBe(true);
});

it('whoever goes elsewhere is out of it, and back in it when they come back', async () => {
  const { go, isClosed } = await open('register-v2', on('/register-v2'), [on('/register-v2')]);

  await go('register/support');
  expect(isClosed()).toBe(false);
  await go('register-v2/for-sale');

  expect(isClosed()).toBe(true);
});

describe('while the page is shown', () => {
  it('the flag is asked for every minute, and the page reloads when it is over', async () => {
    const { asked, reloads } = await open('register-v2', on('/register-v2'), [
      on('/register-v2'),
      off,
    ]);

    await pass(59_999);
    expect(asked()).toBe(0);
    await pass(1);
    expect([asked(), reloads()]).toEqual([1, 0]);
    await pass(60_000);

    expect([asked(), reloads()]).toEqual([2, 1]);
  });

  it('it is over when this route is out of it', async () => {
    const { reloads } = await open('register-v2', on('/register-v2'), [on('/register')]);

    await pass(60_000);

    expect(reloads()).toBe(1);
  });

  it('a service that does not answer changes nothing, and is asked again', async () => {
    const { asked, reloads } = await open('register-v2', on('/register-v2'), [offline()]);

    await pass(180_000);

    expect([asked(), reloads()]).toEqual([3, 0]);
  });

  it('FT-71: nobody asks any more once the person is elsewhere', async () => {
    const { go, asked } = await open('register-v2', on('/register-v2'), [on('/register-v2')]);
    await go('register/support');
    const before = asked();

    await pass(300_000);

    expect(asked()).toBe(before);
  });
});

describe('FT-88: switched on while somebody is here', () => {
  it('it counts from the next route change, and what was answered stays', async () => {
    const { store, go, isClosed } = await open('register-v2', off, [on('/register-v2')]);
    store.dispatch(nameSubmitted({ firstName: 'Mira', lastName: 'Tolland' }));
    await pass(300_000);
    expect(isClosed()).toBe(false);

    await go('register-v2/for-sale');

    expect(isClosed()).toBe(true);
    expect(store.getState().registration.draft.name?.firstName).toBe('Mira');
  });

  it('a change of the query is no other route', async () => {
    const { go, asked } = await open('register-v2', off);

    await go('register-v2?utm_source=mail');

    expect(asked()).toBe(0);
  });

  it('a change of the query in the meantime takes no question back', async () => {
    const { store, go, isClosed } = await open('register-v2', off, [on('/register-v2')]);

    store.dispatch(linkFollowed({ to: `${BASE}/register-v2/for-sale`, replace: false }));
    await go('register-v2/for-sale?utm_source=mail');

    expect(isClosed()).toBe(true);
  });

  it('FT-11: the newest route’s question replaces an older one', async () => {
    const { api, go, isClosed } = await open('register-v2', off, [HANG, on('/register-v2')]);

    await go('register-v2/for-sale');
    await go('register-v2/home-address');

    expect(api.calls.find(({ name }) => name === 'readFeature')?.options.signal?.aborted).toBe(
      true,
    );
    expect(isClosed()).toBe(true);
  });

  it('FT-03: a question that was lost is asked again', async () => {
    const { go, isClosed } = await open('register-v2', off, [offline(), on('/register-v2')]);

    await go('register-v2/for-sale');
    expect(isClosed()).toBe(false);
    await pass(1_000);

    expect(isClosed()).toBe(true);
  });

  it('a service that does not answer closes nothing', async () => {
    const { go, isClosed } = await open('register-v2', off, [offline()]);

    await go('register-v2/for-sale');

    expect(isClosed()).toBe(false);
  });
});
