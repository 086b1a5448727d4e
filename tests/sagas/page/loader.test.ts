import { withLoader } from '#sagas/page/withLoader.ts';
import { call, cancel, delay, fork } from '#sagas/effects.ts';
import { watchActivity } from '#sagas/page/loader.ts';
import { loaderMessages } from '#store/org/loaderMessages.ts';
import {
  activityEnded,
  activityStarted,
  loaderShown,
  processingAdvanced,
  processingEnded,
} from '#store/shell/slice.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

function start() {
  const { store, actions } = startSaga(watchActivity);
  return {
    store,
    begin: (id = 'a') => void store.dispatch(activityStarted({ id })),
    end: (id = 'a') => void store.dispatch(activityEnded({ id })),
    loader: () => store.getState().shell.loader,
    isShown: () => store.getState().shell.loader.isShown,
    timesShown: () => actions.filter((action) => loaderShown.match(action)).length,
    /** Waits this long, and returns whether the loader is visible then. */
    after: async (ms: number) => {
      await pass(ms);
      return store.getState().shell.loader.isShown;
    },
  };
}

describe('LOADER-01', () => {
  it('shows the loader for an activity longer than 300 ms', async () => {
    const { begin, after } = start();

    begin();

    expect(await after(299)).toBe(false);
    expect(await after(1)).toBe(true);
  });

  it.each([0, 50, 150, 299])("doesn't show the loader for an activity of %d ms", async (ms) => {
    const { begin, end, after, timesShown } = start();

    begin();
    await after(ms);
    end();
    await after(5_000);

    expect(timesShown()).toBe(0);
  });

  it('shows the loader once for quick activities in a row', async () => {
    const { begin, end, after } = start();

    begin();
    await after(200);
    end();
    await after(50);
    begin('b');

    expect(await after(50)).toBe(true);
  });

  it("doesn't show the loader under the processing modal", async () => {
    const { begin, store, after } = start();
    store.dispatch(processingAdvanced({ message: 0 }));

    begin();

    expect(await after(5_000)).toBe(false);
  });

  it('shows the loader for an activity that starts after the modal', async () => {
    const { begin, end, store, after } = start();
    store.dispatch(processingAdvanced({ message: 0 }));
    begin();
    await after(5_000);
    end();
    store.dispatch(processingEnded());

    begin('b');

    expect(await after(300)).toBe(true);
  });
});

describe('C-12: the loader closes 1000 ms after it opened or 300 ms after the last activity, whichever is later', () => {
  it('LOADER-03: keeps the loader for at least one second', async () => {
    const { begin, end, after } = start();
    begin();
    await after(310);
    end();

    expect(await after(989)).toBe(true);
    expect(await after(1)).toBe(false);
  });

  it('LOADER-05: keeps the loader for 300 ms after the end of a long activity', async () => {
    const { begin, end, after } = start();
    begin();
    await after(5_000);
    end();

    expect(await after(299)).toBe(true);
    expect(await after(1)).toBe(false);
  });

  it('keeps the loader for an activity that starts within 300 ms after the last one', async () => {
    const { begin, end, after, timesShown } = start();
    begin();
    await after(5_000);
    end();
    await after(200);
    begin('b');

    expect(await after(5_000)).toBe(true);
    end('b');
    expect(await after(300)).toBe(false);
    expect(timesShown()).toBe(1);
  });

  it('keeps the loader for an activity that starts within its first second', async () => {
    const { begin, end, after } = start();
    begin();
    await after(310);
    end();
    await after(500);
    begin('b');

    expect(await after(5_000)).toBe(true);
    end('b');
    expect(await after(300)).toBe(false);
  });

  it('keeps the loader for the longer of two activities', async () => {
    const { begin, end, after } = start();
    begin();
    begin('b');
    await after(2_000);
    end();

    expect(await after(1_000)).toBe(true);
    end('b');
    expect(await after(300)).toBe(false);
  });

  it('shows a separate loader for a later activity', async () => {
    const { begin, end, after, timesShown } = start();
    for (const id of ['a', 'b']) {
      begin(id);
      await after(2_000);
      end(id);
      await after(2_000);
    }

    expect(timesShown()).toBe(2);
  });
});

describe('the messages of the loader', () => {
  it('LOADER-02: advances the messages evenly, past the last one, after which the page shows the first', async () => {
    const { begin, after, loader } = start();
    begin();
    await after(300);
    const seen = [loader().message];
    for (let turn = 1; turn <= loaderMessages.length; turn += 1) {
      await after(30_000 / 7 + 1);
      seen.push(loader().message);
    }

    expect(seen).toEqual([...loaderMessages.keys(), loaderMessages.length]);
  });

  it('F-05: says after ten seconds that it takes longer than usual', async () => {
    const { begin, after, loader } = start();
    begin();
    await after(9_999);
    expect(loader().isSlow).toBe(false);
    await after(1);
    expect(loader().isSlow).toBe(true);
    await after(30_000);

    expect(loader().isSlow).toBe(true);
  });

  it('starts a later wait without the message that it takes longer', async () => {
    const { begin, end, after, loader } = start();
    begin();
    await after(15_000);
    end();
    await after(1_000);
    begin('b');
    await after(1_000);

    expect(loader()).toEqual({ isShown: true, message: 0, isSlow: false });
  });
});

describe('S1: an activity ends its wait in every case', () => {
  it.each([
    ['an error', true],
    ['a cancellation', false],
  ])('ends the wait of an activity after %s', async (_what, throws) => {
    function* work() {
      yield* delay(500);
      if (throws) throw new Error('x');
      yield* delay(60_000);
    }
    const { store } = startSaga(function* saga() {
      const task = yield* fork(function* () {
        try {
          yield* call(withLoader, 'a', work);
        } catch {
          // The saga continues.
        }
      });
      yield* delay(1_000);
      yield* cancel(task);
    });

    await pass(2_000);

    expect(store.getState().shell.activities).toEqual([]);
  });
});
