import type { KeyValue } from '#sagas/ports.ts';

/**
 * A storage of the browser that goes on in memory where the browser refuses: blocked, full or
 * cleared (FT-60, FT-61, FT-63). What memory holds wins, so that nothing is lost while the page lives. Before
 * anything has to stay in memory, the keys in `givingWay` go, one after the other.
 */
export function keptOrInMemory(
  storageOf: () => Storage,
  givingWay: readonly string[] = [],
): KeyValue {
  const memory = new Map<string, string>();
  let isKept = true;

  const attempt = <Result>(act: (storage: Storage) => Result): Result | null => {
    try {
      return act(storageOf());
    } catch {
      isKept = false;
      return null;
    }
  };
  attempt((storage) => storage.length);

  function put(key: string, value: string): boolean {
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
        put(key, value) || givingWay.some((other) => remove(other) && put(key, value));
      if (isWritten) return;
      memory.set(key, value);
      isKept = false;
    },
    offer: put,
    remove(key) {
      memory.delete(key);
      remove(key);
    },
    isKept: () => isKept,
  };
}
