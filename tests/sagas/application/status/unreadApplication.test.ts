import { loggedOut } from '#store/identity/slice.ts';
import { applicationSagasStarted, linkFollowed, retryRequested } from '#store/shell/slice.ts';
import { at } from '#tests/support/sagas/following.ts';
import { HANG, offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { application, BASE, openAddress } from '#tests/support/sagas/openAddress.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('FT-66: a screen is drawn once somebody is there to take its answers', async () => {
  const { drawn, store } = await openAddress(at('start/hmda'), { isServed: false });
  expect(drawn()).toEqual({ kind: 'waiting' });

  store.dispatch(applicationSagasStarted());

  expect(drawn()).toEqual({ kind: 'page', page: 'startHmda' });
});

describe('an application that could not be read', () => {
  it('FT-03: is asked for five times more, and then its screen says so', async () => {
    const { api, drawn, left } = await openAddress(at('start/hmda'), {
      script: { readApplication: [offline()] },
    });
    await jest.advanceTimersByTimeAsync(31_000);

    expect(api.calls).toHaveLength(6);
    expect(drawn()).toEqual({ kind: 'failed' });
    expect(left).toEqual([]);
  });

  it('FT-03: "Try again" says within seconds that it still cannot be', async () => {
    const { api, drawn, store } = await openAddress(at('start/hmda'), {
      script: { readApplication: [offline()] },
    });
    await jest.advanceTimersByTimeAsync(31_000);

    store.dispatch(retryRequested());
    await jest.advanceTimersByTimeAsync(1_500);

    expect(api.calls).toHaveLength(9);
    expect(store.getState().shell.activities).toEqual([]);
    expect(drawn()).toEqual({ kind: 'failed' });
  });

  it('S5: "Try again" heals it, without a reload', async () => {
    const { api, drawn, store } = await openAddress(at('start/hmda'), {
      script: { readApplication: [refused(422)] },
    });
    api.answer('readApplication', [application]);

    store.dispatch(retryRequested());
    await jest.advanceTimersByTimeAsync(0);

    expect(drawn()).toEqual({ kind: 'page', page: 'startHmda' });
  });

  it('FT-06: whoever goes elsewhere takes the question back', async () => {
    const { api, store } = await openAddress(at('start/hmda'), {
      script: { readApplication: [HANG] },
    });

    store.dispatch(linkFollowed({ to: `${BASE}/register/support`, replace: false }));
    await jest.advanceTimersByTimeAsync(0);

    expect(api.calls[0]?.options.signal?.aborted).toBe(true);
    expect(store.getState().shell.activities).toEqual([]);
  });

  it('FT-30: whoever logs out takes it back too', async () => {
    const { api, store } = await openAddress(at('start/hmda'), {
      script: { readApplication: [HANG] },
    });

    store.dispatch(loggedOut());
    await jest.advanceTimersByTimeAsync(0);

    expect(api.calls[0]?.options.signal?.aborted).toBe(true);
    expect(store.getState().shell.activities).toEqual([]);
  });
});
