import type { HistoryPort, Place } from '#sagas/ports.ts';
import { afterPaint } from '#src/ui/focus/afterPaint.ts';

/**
 * The browser's history. `pushState` is slow, so it runs after the next paint; until then the entry counts as pushed.
 * Each entry has a number, which tells Back from Forward.
 */
export function browserHistory(): HistoryPort {
  const currentNumber = () => Number(history.state ?? 0);
  let entry = currentNumber();
  let pendingPath: string | null = null;
  let cancel = () => {};
  const drop = () => {
    cancel();
    pendingPath = null;
  };
  const flush = () => {
    const path = pendingPath;
    drop();
    if (path === null) return;
    entry += 1;
    history.pushState(entry, '', path);
  };
  const current = (): Place => {
    const { pathname, search } = new URL(pendingPath ?? location.href, location.href);
    return { pathname, search };
  };
  return {
    current,
    entry: () => (pendingPath === null ? entry : entry + 1),
    push(path) {
      flush();
      pendingPath = path;
      cancel = afterPaint(flush);
    },
    replace(path) {
      flush();
      history.replaceState(entry, '', path);
    },
    back() {
      flush();
      history.back();
    },
    listen(moved) {
      const onPop = () => {
        // Back before that paint leaves the screen that is visible.
        drop();
        entry = currentNumber();
        moved(current());
      };
      addEventListener('popstate', onPop);
      return () => removeEventListener('popstate', onPop);
    },
  };
}
