import { loggedOut } from '#store/identity/slice.ts';
import { applicationSagasStarted, linkFollowed, retryRequested } from '#store/shell/slice.ts';
import { at } from '#tests/support/sagas/startChecklist.ts';
import { HANG, offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { application, BASE, startAtUrl } from '#tests/support/sagas/startAtUrl.ts';

beforeEach(() => jest.useFakeTimers());

it('FT-66: draws a screen once its sagas are ready for the answers', async () => {
  const { view, store } = await startAtUrl(at('start/hmda'), { isReady: false });
  expect(view()).toBe('waiting');

  store.dispatch(applicationSagasStarted());

  expect(view()).toBe('ready');
});

describe('an application that could not be read', () => {
  it('FT-03: reads the application five times more, and then reports the failure on its screen', async () => {
    const { api, view, left } = await startAtUrl(at('start/hmda'), {
      script: { readApplication: [offline()] },
    });
    await jest.advanceTimersByTimeAsync(31_000);

    expect(api.calls).toHaveLength(6);
    expect(view()).toBe('failed');
    expect(left).toEqual([]);
  });

  it('FT-03: reports the failure again within seconds after "Try again"', async () => {
    const { api, view, store } = await startAtUrl(at('start/hmda'), {
      script: { readApplication: [offline()] },
    });
    await jest.advanceTimersByTimeAsync(31_000);

    store.dispatch(retryRequested());
    await jest.advanceTimersByTimeAsync(1_500);

    expect(api.calls).toHaveLength(9);
    expect(store.getState().shell.activities).toEqual([]);
    expect(view()).toBe('failed');
  });

  it('S5: reads the application at "Try again", without a reload', async () => {
    const { api, view, store } = await startAtUrl(at('start/hmda'), {
      script: { readApplication: [refused(422)] },
    });
    api.answer('readApplication', [application]);

    store.dispatch(retryRequested());
    await jest.advanceTimersByTimeAsync(0);

    expect(view()).toBe('ready');
  });

  it.each([
    {
      way: 'FT-06 goes elsewhere',
      leaving: linkFollowed({ to: `${BASE}/register/support`, replace: false }),
    },
    { way: 'FT-30 logs out', leaving: loggedOut() },
  ])('stops reading the application of a user who $way', async ({ leaving }) => {
    const { api, store } = await startAtUrl(at('start/hmda'), {
      script: { readApplication: [HANG] },
    });

    store.dispatch(leaving);
    await jest.advanceTimersByTimeAsync(0);

    expect(api.calls[0]?.options.signal?.aborted).toBe(true);
    expect(store.getState().shell.activities).toEqual([]);
  });
});
