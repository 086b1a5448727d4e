import type { KeyValue } from '#sagas/ports.ts';

/**
 * A storage of the browser that goes on in memory where the browser refuses: blocked, full or
 * cleared (FT-60, FT-61, FT-63). What memory holds wins, so that nothing is lost while the page lives.
 */
export function keptOrInMemory(storageOf: () => Storage): KeyValue {
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

  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)),
    write(key, value) {
      memory.delete(key);
      const wasWritten = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (wasWritten === null) memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    isKept: () => isKept,
  };
}
