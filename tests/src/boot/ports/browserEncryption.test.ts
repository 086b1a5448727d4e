import { browserEncryption } from '#src/boot/ports/browserEncryption.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const keyStoreThat = (open: () => unknown) =>
  Object.defineProperty(globalThis, 'indexedDB', { value: { open }, configurable: true });

it.each([
  ["doesn't respond", () => new EventTarget()],
  [
    'is refused',
    () => {
      throw new DOMException('Denied', 'SecurityError');
    },
  ],
])('FT-60 stores no draft in a key store that %s, and blocks nothing', async (_what, open) => {
  keyStoreThat(open);
  const cipher = browserEncryption('LARKMERE');

  const encrypted = cipher.encrypt('draft', 'anonymous');
  const opened = cipher.decrypt('AAAA.BBBB', 'anonymous');
  await jest.advanceTimersByTimeAsync(20_000);

  await expect(encrypted).resolves.toBeNull();
  await expect(opened).resolves.toBeNull();
  await expect(cipher.encrypt('draft', 'anonymous')).resolves.toBeNull();
  await expect(cipher.idle()).resolves.toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
});

function keyStoreInMemory() {
  const content = new Map<string, unknown>();
  const settling = (settle: () => unknown) => {
    const request = Object.assign(new EventTarget(), { result: undefined as unknown });
    void Promise.resolve().then(() => {
      request.result = settle();
      request.dispatchEvent(new Event('success'));
    });
    return request;
  };
  const keys = {
    get: (name: string) => settling(() => content.get(name)),
    put: (key: unknown, name: string) => settling(() => content.set(name, key)),
  };
  keyStoreThat(() =>
    settling(() => ({ transaction: () => ({ objectStore: () => keys }), close: () => undefined })),
  );
}

it('FT-42, FT-46: shares one key between two tabs that need the first key at once', async () => {
  keyStoreInMemory();
  const [one, other] = [browserEncryption('LARKMERE'), browserEncryption('LARKMERE')];

  const drafts = await Promise.all([
    one.encrypt('mine', 'anonymous'),
    other.encrypt('yours', 'anonymous'),
  ]);

  const reloaded = browserEncryption('LARKMERE');
  const opened = drafts.map((draft) => reloaded.decrypt(draft ?? '', 'anonymous'));
  await expect(Promise.all(opened)).resolves.toEqual(['mine', 'yours']);
});

it("S2: doesn't look up a prepared key again for the first draft", async () => {
  keyStoreInMemory();
  const open = jest.spyOn(indexedDB, 'open');
  const cipher = browserEncryption('LARKMERE');

  cipher.prepare();
  expect(open).toHaveBeenCalledTimes(1);
  await expect(cipher.encrypt('draft', 'anonymous')).resolves.toEqual(expect.any(String));

  expect(open).toHaveBeenCalledTimes(1);
});

it('SC-12, ASVS 6.2.1, 6.2.3, 6.2.6: encrypts equal drafts differently, each for one owner, brand and text', async () => {
  keyStoreInMemory();
  const generateKey = jest.spyOn(crypto.subtle, 'generateKey');
  const cipher = browserEncryption('LARKMERE');
  const drafts = await Promise.all([1, 2].map(() => cipher.encrypt('draft', 'una')));
  const [draft = ''] = drafts as string[];

  expect(new Set(drafts.map((one) => one?.split('.')[0])).size).toBe(2);
  expect(generateKey).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'AES-GCM', length: 256 }),
    false,
    expect.anything(),
  );
  await expect(cipher.decrypt(draft, 'una')).resolves.toBe('draft');
  await expect(cipher.decrypt(draft, 'ben')).resolves.toBeNull();
  await expect(browserEncryption('TARNMERE').decrypt(draft, 'una')).resolves.toBeNull();
  const last = draft.at(-3) === 'A' ? 'B' : 'A';
  const changed = `${draft.slice(0, -3)}${last}${draft.slice(-2)}`;
  await expect(cipher.decrypt(changed, 'una')).resolves.toBeNull();
});
