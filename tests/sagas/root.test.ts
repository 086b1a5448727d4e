import { put, take, takeEvery } from '#sagas/effects.ts';
import type { RootSaga, SupervisedSaga } from '#sagas/root.ts';
import { rootSagas } from '#sagas/sagas.ts';
import { areaRetried, connectionChanged, linkFollowed, toastShown } from '#store/shell/slice.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { fakePage, fakePorts, fakeStorage } from '#tests/support/fakes/fakePorts.ts';
import { HANG, scriptedApi } from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

/** Throws whenever the user follows a link. */
const fragile: RootSaga = function* fragile() {
  yield* take(linkFollowed);
  throw new Error('a bug');
};
const sound: RootSaga = function* sound() {
  yield* takeEvery(connectionChanged, function* () {
    yield* put(toastShown({ tone: 'info', text: 'alive' }));
  });
};

function run(sagas: readonly (RootSaga | SupervisedSaga)[]) {
  const { store, ports } = startSaga(sagas);
  return {
    store,
    ports,
    follow: () => void store.dispatch(linkFollowed({ to: '/x', replace: false })),
    reported: () => ports.reported.length,
    toasts: () => store.getState().shell.toasts,
    runsOn: () => {
      const before = store.getState().shell.toasts.length;
      store.dispatch(connectionChanged({ isOnline: true }));
      return store.getState().shell.toasts.length > before;
    },
  };
}

describe('FT-69: a saga that throws', () => {
  it('reports a saga that throws, and leaves the others alone', () => {
    const { follow, reported, runsOn } = run([fragile, sound]);

    follow();

    expect(reported()).toBe(1);
    expect(runsOn()).toBe(true);
  });

  it('restarts a saga after a second', async () => {
    const { follow, reported } = run([fragile]);

    follow();
    await pass(999);
    follow();
    expect(reported()).toBe(1);
    await pass(1);
    follow();

    expect(reported()).toBe(2);
  });

  it('restarts a saga up to three times a minute, and shows nothing for one without an area', async () => {
    const { follow, reported, toasts, runsOn } = run([fragile, sound]);

    for (let turn = 0; turn < 10; turn += 1) {
      follow();
      await pass(1_000);
    }
    await pass(600_000);
    follow();

    expect(reported()).toBe(4);
    expect(toasts()).toEqual([]);
    expect(runsOn()).toBe(true);
  });

  it('restarts a saga up to three times a minute, and then says so once in its area', async () => {
    const { follow, toasts } = run([
      [fragile, 'uploads'],
      [fragile, 'uploads'],
    ]);

    for (let turn = 0; turn < 3; turn += 1) {
      follow();
      await pass(1_000);
    }
    expect(toasts()).toEqual([]);
    follow();

    expect(toasts()).toMatchObject([
      {
        tone: 'error',
        text: 'Uploads have stopped. Files that show as uploaded are safe.',
        area: 'uploads',
      },
    ]);
  });

  it('restarts a saga on a click, after which it may fail three times again', async () => {
    const { store, follow, toasts, reported } = run([
      [fragile, 'uploads'],
      [sound, 'page'],
    ]);
    const failOften = async () => {
      for (let turn = 0; turn < 4; turn += 1) {
        follow();
        await pass(1_000);
      }
    };

    await failOften();
    store.dispatch(areaRetried({ area: 'page' }));
    follow();
    expect(reported()).toBe(4);
    store.dispatch(areaRetried({ area: 'uploads' }));
    expect(toasts()).toEqual([]);
    await failOften();

    expect(reported()).toBe(8);
    expect(toasts()).toHaveLength(1);
  });

  it('restarts a saga each time when it rarely throws', async () => {
    const { follow, reported } = run([fragile]);

    for (let turn = 0; turn < 10; turn += 1) {
      follow();
      await pass(30_000);
    }

    expect(reported()).toBe(10);
  });

  it("doesn't block the page for a saga that always throws at once", async () => {
    const { reported, runsOn } = run([
      // oxlint-disable-next-line require-yield -- it throws first
      function* broken() {
        throw new Error('a bug');
      },
      sound,
    ]);

    await pass(600_000);

    expect(reported()).toBe(4);
    expect(runsOn()).toBe(true);
  });

  it('ends the forks of a saga with it, and starts again', async () => {
    const steps: string[] = [];
    const { follow } = run([
      function* saga() {
        steps.push('begun');
        yield* takeEvery(linkFollowed, function* () {
          yield* put(toastShown({ tone: 'info', text: 'x' }));
          throw new Error('a bug in a branch');
        });
      },
    ]);

    follow();
    await pass(1_000);

    expect(steps).toEqual(['begun', 'begun']);
  });
});

it('S1: starts all sagas together on a lender that never responds, and none throws', async () => {
  const api = scriptedApi(
    Object.fromEntries(
      [
        'startTelemetrySession',
        'readIdentity',
        'readFeatures',
        'readStatesEligibility',
        'readZipEligibility',
      ].map((name) => [name, [HANG]]),
    ),
  );
  const ports = fakePorts({ api });
  startSaga(rootSagas, { ports });

  await pass(60_000);

  expect(ports.reported).toEqual([]);
  expect(ports.page.left).toEqual([]);
});

describe('what a page asks before the first input', () => {
  const FIRST_QUESTION = '/account/heloc/register-v2';
  const atRest = ['readFeatures', 'readBanners'];
  const inUse = ['readIdentity', 'readStateLicenses', 'startTelemetrySession'];

  /** Opens a page that the user never touches. */
  async function open({ at = FIRST_QUESTION, stored = {} as Readonly<Record<string, string>> }) {
    const api = scriptedApi({ readIdentity: [HANG], startTelemetrySession: [HANG] });
    const { promise, resolve: touch } = Promise.withResolvers<void>();
    const page = { ...fakePage(), firstInput: () => promise };
    const local = fakeStorage();
    for (const [key, value] of Object.entries(stored)) local.write(key, value);
    startSaga(rootSagas, { ports: fakePorts({ api, page, local, at }) });
    await pass(10_000);
    return { api, page, touch };
  }

  it('asks for only flags and banners for a new visitor at the first question', async () => {
    const { api, touch } = await open({});
    expect(api.names()).toEqual(atRest);

    touch();
    await pass(10_000);

    for (const name of [...inUse, 'readStatesEligibility']) expect(api.names()).toContain(name);
  });

  it.each([
    { visitor: 'a user who has signed in here', stored: { [storageKeys.signedIn]: 'yes' } },
    { visitor: 'a visitor who has started', stored: { [storageKeys.draft]: 'sealed' } },
    {
      visitor: 'a user who returns from the sign-in page',
      at: `${FIRST_QUESTION}?externalStateNonce=n`,
    },
    { visitor: 'a visitor at another screen', at: '/account/heloc/register/support' },
  ])('asks at once for $visitor', async ({ visitor: _visitor, ...opened }) => {
    const { api } = await open(opened);

    for (const name of inUse) expect(api.names()).toContain(name);
  });

  it('TEL-01 counts a visitor who leaves without an input', async () => {
    const { api, page } = await open({});

    page.show(false);
    await pass(0);

    expect(api.names()).toEqual([...atRest, 'startTelemetrySession']);
  });
});
