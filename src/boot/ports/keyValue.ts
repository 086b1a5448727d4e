import type { KeyValue } from '#sagas/ports.ts';

/**
 * A browser storage with a fallback in memory, for when the storage is blocked, full or cleared (FT-60, FT-61, FT-63).
 * A value in memory wins. Before a value goes to memory, the `evictable` keys are removed one after the other to make
 * room.
 */
export function storageWithFallback(
  storageOf: () => Storage,
  evictable: readonly string[] = [],
): KeyValue {
  const memory = new Map<string, string>();
  let isStored = true;

  const attempt = <Result>(act: (storage: Storage) => Result): Result | null => {
    try {
      return act(storageOf());
    } catch {
      isStored = false;
      return null;
    }
  };
  attempt((storage) => storage.length);

  function tryWrite(key: string, value: string): boolean {
    try {
      storageOf().setItem(key, value);
      return true;
    } catch {
      return false;
    }
  }

  function remove(key: string): boolean {
    attempt((storage) => storage.removeItem(key));
    return true;
  }

  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)),
    write(key, value) {
      memory.delete(key);
      const isWritten =
        tryWrite(key, value) || evictable.some((other) => remove(other) && tryWrite(key, value));
      if (isWritten) return;
      memory.set(key, value);
      isStored = false;
    },
    offer: tryWrite,
    remove(key) {
      memory.delete(key);
      remove(key);
    },
    isPersistent: () => isStored,
  };
}
