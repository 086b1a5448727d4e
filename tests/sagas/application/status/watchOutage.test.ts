import { watchOutage } from '#sagas/application/status/watchOutage.ts';
import { applicationFailed } from '#store/application/core/slice.ts';
import type { Failure } from '#store/remote.ts';
import { retryRequested } from '#store/shell/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { offline, refused, scriptedApi, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { UUID } from '#tests/support/sagas/openApplication.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { watchLocation } from '#sagas/navigation/location.ts';

beforeEach(() => jest.useFakeTimers());

const MINUTE_MS = 60_000;
const unreached: Failure = { kind: 'offline' };

/** The page of an application that could not be opened. */
async function aFailedPage(failure: Failure, script: readonly Answer[]) {
  const api = scriptedApi({ readApplication: script });
  const ports = fakePorts({ api, at: `/account/heloc/${UUID}/start/hmda` });
  const started = startSaga([watchLocation, watchOutage], { ports });
  started.store.dispatch(applicationFailed(failure));
  return {
    ...started,
    asked: () => api.calls.length,
    isOpened: () => started.actions.some((action) => action.type === retryRequested.type),
  };
}

describe('an application that could not be opened', () => {
  it('S5: opens the application by itself when the lender answers again', async () => {
    const { asked, isOpened } = await aFailedPage(unreached, [
      offline(),
      refused(502),
      refused(404),
    ]);

    await jest.advanceTimersByTimeAsync(31_000);
    expect([asked(), isOpened()]).toEqual([2, false]);

    await jest.advanceTimersByTimeAsync(15_000);
    expect([asked(), isOpened()]).toEqual([3, true]);

    await jest.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(asked()).toBe(3);
  });

  it('S7: asks for the application for ten minutes, and then only at a press', async () => {
    const { asked, isOpened } = await aFailedPage(unreached, [offline()]);

    await jest.advanceTimersByTimeAsync(20 * MINUTE_MS);

    expect([asked(), isOpened()]).toEqual([40, false]);
  });

  it('leaves asking for the application to "Try again"', async () => {
    const { asked, store } = await aFailedPage(unreached, [offline()]);

    store.dispatch(retryRequested());
    await jest.advanceTimersByTimeAsync(MINUTE_MS);

    expect(asked()).toBe(0);
  });

  it("doesn't ask for the application when the lender refused", async () => {
    const failure: Failure = { kind: 'garbled', endpoint: 'readApplication' };
    const { asked } = await aFailedPage(failure, [offline()]);

    await jest.advanceTimersByTimeAsync(MINUTE_MS);

    expect(asked()).toBe(0);
  });
});
