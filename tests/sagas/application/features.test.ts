import { watchFeatureSagas } from '#sagas/application/features.ts';
import { takeEvery, type SagaGenerator } from '#sagas/effects.ts';
import type { RootSaga } from '#sagas/root.ts';
import { offerQuoted } from '#store/application/offers/slice.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { applicationPath } from '#store/shell/screens.ts';
import { chunkMissed, linkFollowed, retryRequested } from '#store/shell/slice.ts';
import { anOfferChoice } from '#tests/support/fixtures/offers.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

interface Loaded {
  readonly feature: { readonly reads: object; readonly sagas: readonly RootSaga[] };
}

/** Opens the offers. The code of a feature fails to load this many times. */
async function start({ at = `${UUID}/product/select`, missing = 0 } = {}) {
  const fetched: string[] = [];
  let heard = 0;
  let misses = missing;
  function* hearQuotes(): SagaGenerator<void> {
    yield* takeEvery(offerQuoted, () => {
      heard += 1;
    });
  }
  const load = (name: string) => (): Promise<Loaded> => {
    fetched.push(name);
    misses -= 1;
    return misses >= 0
      ? Promise.reject(new Error('404'))
      : Promise.resolve({ feature: { reads: {}, sagas: name === 'offers' ? [hearQuotes] : [] } });
  };
  // Every feature's code loads the same way.
  const loaders = new Proxy({} as Parameters<typeof watchFeatureSagas>[1] & {}, {
    get: (_loaders, name) => load(String(name)),
  });
  const started = startApplicationScreen([(ports) => watchFeatureSagas(ports, loaders)], {
    at: '',
    address: at,
    status: aStatus('OFFER_SELECTION'),
  });
  const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
  await settle();
  return {
    ...started,
    fetched,
    settle,
    running: () => started.store.getState().shell.startedFeatures,
    heard: () => {
      started.store.dispatch(offerQuoted(anOfferChoice()));
      return heard;
    },
    go: async (path: string) => {
      await started.run(linkFollowed({ to: applicationPath(UUID, path), replace: false }));
    },
  };
}

it('starts the sagas of a feature with its first screen, once, and fetches those of the next', async () => {
  const { fetched, running, heard, go } = await start();

  expect(running()).toEqual(['offers']);
  expect(fetched).toEqual(['offers', 'details']);
  await go('product/select/confirm');
  expect(heard()).toBe(1);

  await go('start/contact');
  expect(running()).toEqual(['offers', 'details']);
});

it('starts each feature with its own screen', async () => {
  const { running, go } = await start({ at: `${UUID}/error/timeout` });
  expect(running()).toEqual(['status']);

  await go('product/select');
  expect(running()).toEqual(['status', 'offers']);
});

it('fetches the feature of the offers at the end of a registration, and starts it with its screen', async () => {
  const { fetched, running, go } = await start({ at: 'register-v2/set-password' });
  expect(fetched).toEqual(['offers']);
  expect(running()).toEqual([]);

  await go('product/select');
  expect(running()).toEqual(['offers']);
});

it('keeps the sagas running across log-out and the next login', async () => {
  const { store, running, heard, go } = await start();

  store.dispatch(loggedOut());
  await go('product/select/confirm');

  expect(running()).toEqual(['offers']);
  expect(heard()).toBe(1);
});

describe('FT-66: the code of a feature that does not load', () => {
  it('loads it again after a second, without a reload', async () => {
    const { actionsOf, running, settle } = await start({ missing: 1 });
    expect(running()).toEqual([]);

    await settle(1_000);

    expect(running()).toEqual(['offers']);
    expect(actionsOf(chunkMissed)).toEqual([]);
  });

  it('counts a feature without code as a page without code, and loads it on "Try again"', async () => {
    const { run, actionsOf, running, heard, settle } = await start({ missing: 4 });
    await settle(7_000);
    expect(actionsOf(chunkMissed)).toEqual([chunkMissed({ page: 'offers' })]);
    expect(running()).toEqual([]);

    await run(retryRequested());

    expect(running()).toEqual(['offers']);
    expect(heard()).toBe(1);
  });
});
