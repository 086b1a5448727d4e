import type { HistoryPort, Place } from '#sagas/ports.ts';
import { afterPaint } from '#src/ui/focus/afterPaint.ts';

/**
 * The browser's history, as the one saga that keeps it in step with the store sees it. A new entry is made when the
 * screen that it leads to is painted, for a browser takes its time over it; until then it counts as made. Each has its
 * number with it: nothing else tells Back from Forward.
 */
export function browserHistory(): HistoryPort {
  const numbered = () => Number(history.state ?? 0);
  let entry = numbered();
  let ahead: string | null = null;
  let callOff = () => {};
  const forget = () => {
    callOff();
    ahead = null;
  };
  const settle = () => {
    const path = ahead;
    forget();
    if (path === null) return;
    entry += 1;
    history.pushState(entry, '', path);
  };
  const current = (): Place => {
    const { pathname, search } = new URL(ahead ?? location.href, location.href);
    return { pathname, search };
  };
  return {
    current,
    entry: () => (ahead === null ? entry : entry + 1),
    push(path) {
      settle();
      ahead = path;
      callOff = afterPaint(settle);
    },
    replace(path) {
      settle();
      history.replaceState(entry, '', path);
    },
    back() {
      settle();
      history.back();
    },
    listen(moved) {
      const tell = () => {
        // Whoever goes back within that frame goes back from the screen that they see.
        forget();
        entry = numbered();
        moved(current());
      };
      addEventListener('popstate', tell);
      return () => removeEventListener('popstate', tell);
    },
  };
}
