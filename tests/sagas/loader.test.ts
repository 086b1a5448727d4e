import { watchActivity } from '#sagas/loader.ts';
import { activityEnded, activityStarted, processingAdvanced } from '#store/shell/slice.ts';
import { startSaga } from '#tests/support/startSaga.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const start = () => {
  const { store } = startSaga(watchActivity);
  return { store, isShown: () => store.getState().shell.loader.isShown };
};

it('what is done within 300 ms shows no loader', async () => {
  const { store, isShown } = start();

  store.dispatch(activityStarted({ id: 'a' }));
  await jest.advanceTimersByTimeAsync(40);
  store.dispatch(activityEnded({ id: 'a' }));
  await jest.advanceTimersByTimeAsync(2_000);

  expect(store.getState().shell.loader.message).toBe(0);
  expect(isShown()).toBe(false);
});

it('LOADER-03: a loader that is shown stays for a second', async () => {
  const { store, isShown } = start();

  store.dispatch(activityStarted({ id: 'a' }));
  await jest.advanceTimersByTimeAsync(310);
  expect(isShown()).toBe(true);
  store.dispatch(activityEnded({ id: 'a' }));
  await jest.advanceTimersByTimeAsync(900);
  expect(isShown()).toBe(true);
  await jest.advanceTimersByTimeAsync(200);

  expect(isShown()).toBe(false);
});

it('LOADER-05: it goes 300 ms after the last activity, and stays when another one follows', async () => {
  const { store, isShown } = start();

  store.dispatch(activityStarted({ id: 'a' }));
  await jest.advanceTimersByTimeAsync(3_000);
  store.dispatch(activityEnded({ id: 'a' }));
  await jest.advanceTimersByTimeAsync(200);
  store.dispatch(activityStarted({ id: 'b' }));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(isShown()).toBe(true);
  store.dispatch(activityEnded({ id: 'b' }));
  await jest.advanceTimersByTimeAsync(301);

  expect(isShown()).toBe(false);
});

it('the processing modal needs no loader over it', async () => {
  const { store, isShown } = start();

  store.dispatch(processingAdvanced({ message: 0 }));
  store.dispatch(activityStarted({ id: 'a' }));
  await jest.advanceTimersByTimeAsync(2_000);

  expect(isShown()).toBe(false);
});
