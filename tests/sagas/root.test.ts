import { put, take, takeEvery } from '#sagas/effects.ts';
import type { RootSaga, SupervisedSaga } from '#sagas/root.ts';
import { stories } from '#sagas/sagas.ts';
import { areaRetried, connectionChanged, linkFollowed, toastShown } from '#store/shell/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { HANG, scriptedApi } from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A story that throws whenever somebody follows a link. */
const fragile: RootSaga = function* fragile() {
  yield* take(linkFollowed);
  throw new Error('a bug');
};
/** A story that goes on. */
const sound: RootSaga = function* sound() {
  yield* takeEvery(connectionChanged, function* () {
    yield* put(toastShown({ tone: 'info', text: 'heard' }));
  });
};

function run(told: readonly (RootSaga | SupervisedSaga)[]) {
  const { store, ports } = startSaga(told);
  return {
    store,
    ports,
    follow: () => void store.dispatch(linkFollowed({ to: '/x', replace: false })),
    reported: () => ports.reported.length,
    toasts: () => store.getState().shell.toasts,
    isHeard: () => {
      const before = store.getState().shell.toasts.length;
      store.dispatch(connectionChanged({ isOnline: true }));
      return store.getState().shell.toasts.length > before;
    },
  };
}

describe('FT-69: a story that throws', () => {
  it('is reported, and leaves the others alone', () => {
    const { follow, reported, isHeard } = run([fragile, sound]);

    follow();

    expect(reported()).toBe(1);
    expect(isHeard()).toBe(true);
  });

  it('is told again after a second', async () => {
    const { follow, reported } = run([fragile]);

    follow();
    await pass(999);
    follow();
    expect(reported()).toBe(1);
    await pass(1);
    follow();

    expect(reported()).toBe(2);
  });

  it('three times a minute at most; one that nobody would notice stays quiet', async () => {
    const { follow, reported, toasts, isHeard } = run([fragile, sound]);

    for (let turn = 0; turn < 10; turn += 1) {
      follow();
      await pass(1_000);
    }
    await pass(600_000);
    follow();

    expect(reported()).toBe(4);
    expect(toasts()).toEqual([]);
    expect(isHeard()).toBe(true);
  });

  it('three times a minute at most, and then its area says so, once', async () => {
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
        text: 'Sending files has stopped. Files that show as uploaded are safe.',
        area: 'uploads',
      },
    ]);
  });

  it('goes on with one press, and may fail three times again', async () => {
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

  it('again and again where it throws seldom', async () => {
    const { follow, reported } = run([fragile]);

    for (let turn = 0; turn < 10; turn += 1) {
      follow();
      await pass(30_000);
    }

    expect(reported()).toBe(10);
  });

  it('at once and always does not hold up the page', async () => {
    const { reported, isHeard } = run([
      // oxlint-disable-next-line require-yield -- it never gets that far
      function* broken() {
        throw new Error('a bug');
      },
      sound,
    ]);

    await pass(600_000);

    expect(reported()).toBe(4);
    expect(isHeard()).toBe(true);
  });

  it('takes what it was doing along, and begins anew', async () => {
    const told: string[] = [];
    const { follow } = run([
      function* story() {
        told.push('begun');
        yield* takeEvery(linkFollowed, function* () {
          yield* put(toastShown({ tone: 'info', text: 'x' }));
          throw new Error('a bug in a branch');
        });
      },
    ]);

    follow();
    await pass(1_000);

    expect(told).toEqual(['begun', 'begun']);
  });
});

it('S1: all stories together start on a lender that never answers, and nothing throws', async () => {
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
  startSaga(stories, { ports });

  await pass(60_000);

  expect(ports.reported).toEqual([]);
  expect(ports.page.left).toEqual([]);
});
