import { browserSeals } from '#src/boot/browserSeals.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const keyStoreThat = (open: () => unknown) =>
  Object.defineProperty(globalThis, 'indexedDB', { value: { open }, configurable: true });

it.each([
  ['does not answer', () => new EventTarget()],
  [
    'is refused',
    () => {
      throw new DOMException('Denied', 'SecurityError');
    },
  ],
])('FT-60 a key store that %s keeps no draft, and nobody waiting', async (_what, open) => {
  keyStoreThat(open);
  const seals = browserSeals('LARKMERE');

  const sealed = seals.seal('draft', 'nobody');
  const opened = seals.open('AAAA.BBBB', 'nobody');
  await jest.advanceTimersByTimeAsync(20_000);

  await expect(sealed).resolves.toBeNull();
  await expect(opened).resolves.toBeNull();
  await expect(seals.seal('draft', 'nobody')).resolves.toBeNull();
  await expect(seals.settled()).resolves.toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
});
