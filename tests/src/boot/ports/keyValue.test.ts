import { storageWithFallback } from '#src/boot/ports/keyValue.ts';

/** A browser storage with a small quota. */
function aStorage(quota: number): Storage {
  const content = new Map<string, string>();
  const used = () => [...content.values()].reduce((sum, { length }) => sum + length, 0);
  return {
    get length() {
      return content.size;
    },
    clear: () => content.clear(),
    key: (index) => [...content.keys()][index] ?? null,
    getItem: (key) => content.get(key) ?? null,
    removeItem: (key) => void content.delete(key),
    setItem(key, value) {
      if (used() - (content.get(key)?.length ?? 0) + value.length > quota)
        throw new DOMException('Full', 'QuotaExceededError');
      content.set(key, value);
    },
  };
}

it("FT-61 leaves out a log that doesn't fit, without a message", () => {
  const storage = aStorage(10);
  const session = storageWithFallback(() => storage, ['log']);

  expect(session.offer('log', '12345678')).toBe(true);
  expect(session.offer('log', '12345678901')).toBe(false);

  expect(session.read('log')).toBe('12345678');
  expect(session.isPersistent()).toBe(true);
});

it('FT-61 drops the log to make room for a draft', () => {
  const storage = aStorage(10);
  const session = storageWithFallback(() => storage, ['log']);
  session.offer('log', '12345678');

  session.write('draft', '1234');

  expect(storage.getItem('draft')).toBe('1234');
  expect(session.read('log')).toBeNull();
  expect(session.isPersistent()).toBe(true);
});

it("FT-61 keeps a draft that doesn't fit in memory", () => {
  const storage = aStorage(10);
  const session = storageWithFallback(() => storage, ['log']);

  session.write('draft', '12345678901');

  expect(storage.getItem('draft')).toBeNull();
  expect(session.read('draft')).toBe('12345678901');
  expect(session.isPersistent()).toBe(false);
});

it('FT-60 stores everything in memory when the storage is blocked', () => {
  const session = storageWithFallback(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });

  session.write('draft', '1');

  expect(session.isPersistent()).toBe(false);
  expect(session.read('draft')).toBe('1');
  expect(session.offer('log', '1')).toBe(false);
});
