import { loadWithRetries } from '#sagas/control/loadWithRetries.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

it.each([
  { misses: 0, at: [0], loaded: 'code' },
  { misses: 2, at: [0, 1_000, 3_000], loaded: 'code' },
  { misses: 9, at: [0, 1_000, 3_000, 7_000], loaded: null },
])('FT-66: loads code that is missing $misses times at $at ms', async ({ misses, at, loaded }) => {
  const start = Date.now();
  const attempts: number[] = [];
  const loading = loadWithRetries(() => {
    attempts.push(Date.now() - start);
    return attempts.length > misses
      ? Promise.resolve('code')
      : Promise.reject(new Error('missing'));
  });

  await pass(60_000);

  await expect(loading).resolves.toBe(loaded);
  expect(attempts).toEqual(at);
});
