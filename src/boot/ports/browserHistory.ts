import type { HistoryPort, HistoryLocation } from '#sagas/ports.ts';

const current = (): HistoryLocation => {
  const { pathname, search } = location;
  return { pathname, search };
};

const currentNumber = () => Number(history.state ?? 0);

/** Wraps the browser's history. Each entry has a number, so we can tell Back from Forward. */
export function browserHistory(): HistoryPort {
  let entry = currentNumber();
  return {
    current,
    entry: () => entry,
    push(path) {
      entry += 1;
      history.pushState(entry, '', path);
    },
    replace(path) {
      history.replaceState(entry, '', path);
    },
    back() {
      history.back();
    },
    listen(moved) {
      const onPop = () => {
        entry = currentNumber();
        moved(current());
      };
      addEventListener('popstate', onPop);
      return () => removeEventListener('popstate', onPop);
    },
  };
}
