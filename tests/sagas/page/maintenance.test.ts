import { watchFlags } from '#sagas/flags/loadFlags.ts';
import { watchLocation } from '#sagas/navigation/location.ts';
import { watchMaintenance } from '#sagas/page/maintenance.ts';
import { nameSubmitted } from '#store/registration/answers.ts';
import { linkFollowed } from '#store/shell/slice.ts';
import { selectView } from '#store/navigation/view.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { HANG, offline, scriptedApi, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const KEY = 'fe-heloc-maintenance';
const BASE = '/account/heloc';
const on = (...routes: string[]) => ({ enabled: true, variables: { routes } });
const off = { enabled: false };

/** Opens a path with the flag's value at the start and for each later read. */
async function open(path: string, atFirst: object, later: readonly Answer[] = [off]) {
  const api = scriptedApi({
    readFeatures: [{ features: [{ key: KEY, ...atFirst }] }],
    readFeature: later,
  });
  const ports = fakePorts({ api, at: `${BASE}/${path}` });
  const { store } = startSaga([watchLocation, watchMaintenance, watchFlags], { ports });
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

it('MAINT-01: shows the maintenance page on a configured route', async () => {
  const { store } = await open('register/account-setup', on('/register/account-setup'));

  expect(selectView(store.getState())).toBe('maintenance');
});

it('MAINT-02: reads the flag for the organization of the page, at the start and at each later read', async () => {
  const { api } = await open('register-v2', on('/register-v2'), [on('/register-v2')]);
  await pass(60_000);

  const asked = api.calls.map(({ name, params }) => [name, params.body]);
  const by = { optimizeUser: expect.objectContaining({ organization: 'LARKMERE' }) };
  expect(asked).toEqual([
    ['readFeatures', by],
    ['readFeature', { ...by, featureKey: KEY }],
  ]);
});

it('shows maintenance only on its route when the user navigates away and back', async () => {
  const { go, isClosed } = await open('register-v2', on('/register-v2'), [on('/register-v2')]);

  await go('register/support');
  expect(isClosed()).toBe(false);
  await go('register-v2/for-sale');

  expect(isClosed()).toBe(true);
});

describe('the maintenance page', () => {
  it('reads the flag every minute, and reloads when maintenance is over', async () => {
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

  it('reloads when this route is open again', async () => {
    const { reloads } = await open('register-v2', on('/register-v2'), [on('/register')]);

    await pass(60_000);

    expect(reloads()).toBe(1);
  });

  it('reads again after a service failure, and changes nothing', async () => {
    const { asked, reloads } = await open('register-v2', on('/register-v2'), [offline()]);

    await pass(180_000);

    expect([asked(), reloads()]).toEqual([3, 0]);
  });

  it('FT-71: stops reading once the user is elsewhere', async () => {
    const { go, asked } = await open('register-v2', on('/register-v2'), [on('/register-v2')]);
    await go('register/support');
    const before = asked();

    await pass(300_000);

    expect(asked()).toBe(before);
  });
});

describe('FT-88: maintenance that starts during a visit', () => {
  it('shows maintenance at the next route change, and keeps the answers', async () => {
    const { store, go, isClosed } = await open('register-v2', off, [on('/register-v2')]);
    store.dispatch(nameSubmitted({ firstName: 'Mira', lastName: 'Tolland' }));
    await pass(300_000);
    expect(isClosed()).toBe(false);

    await go('register-v2/for-sale');

    expect(isClosed()).toBe(true);
    expect(store.getState().registration.answers.draft.name?.firstName).toBe('Mira');
  });

  it('ignores a change of the query', async () => {
    const { go, asked } = await open('register-v2', off);

    await go('register-v2?utm_source=mail');

    expect(asked()).toBe(0);
  });

  it('keeps the running read when the query changes', async () => {
    const { store, go, isClosed } = await open('register-v2', off, [on('/register-v2')]);

    store.dispatch(linkFollowed({ to: `${BASE}/register-v2/for-sale`, replace: false }));
    await go('register-v2/for-sale?utm_source=mail');

    expect(isClosed()).toBe(true);
  });

  it('FT-11: reads the flag for the newest route, and drops an older read', async () => {
    const { api, go, isClosed } = await open('register-v2', off, [HANG, on('/register-v2')]);

    await go('register-v2/for-sale');
    await go('register-v2/home-address');

    expect(api.calls.find(({ name }) => name === 'readFeature')?.options.signal?.aborted).toBe(
      true,
    );
    expect(isClosed()).toBe(true);
  });

  it('FT-03: reads the flag again after a lost response', async () => {
    const { go, isClosed } = await open('register-v2', off, [offline(), on('/register-v2')]);

    await go('register-v2/for-sale');
    expect(isClosed()).toBe(false);
    await pass(1_000);

    expect(isClosed()).toBe(true);
  });

  it("doesn't show maintenance when the service doesn't answer", async () => {
    const { go, isClosed } = await open('register-v2', off, [offline()]);

    await go('register-v2/for-sale');

    expect(isClosed()).toBe(false);
  });
});
