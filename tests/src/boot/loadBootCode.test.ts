import { loadBootCode } from '#src/boot/loadBootCode.ts';
import { createAppStore } from '#store/index.ts';
import { retryRequested } from '#store/shell/slice.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('FT-66 repeats a failed fetch without a message', async () => {
  const store = createAppStore();
  const load = jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('code');
  const code = loadBootCode(store, load);
  await jest.advanceTimersByTimeAsync(1_000);

  expect(await code).toBe('code');
  expect(store.getState().shell.hasChunkFailed).toBe(false);
});

it('FT-66 shows the error page after the fourth failure, and starts over at its "Try again"', async () => {
  const store = createAppStore();
  const load = jest.fn().mockRejectedValue(new Error('lost'));
  const code = loadBootCode(store, load);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(4);
  expect(store.getState().shell.hasChunkFailed).toBe(true);

  load.mockResolvedValue('code');
  store.dispatch(retryRequested());
  await jest.advanceTimersByTimeAsync(0);

  expect(await code).toBe('code');
  expect(store.getState().shell.hasChunkFailed).toBe(false);
});
