import type { HistoryPort, Place } from '#sagas/ports.ts';

/** The browser's history, as the one saga that keeps it in step with the store sees it. */
export function browserHistory(): HistoryPort {
  const current = (): Place => ({ pathname: location.pathname, search: location.search });
  return {
    current,
    push: (path) => history.pushState(null, '', path),
    replace: (path) => history.replaceState(null, '', path),
    back: () => history.back(),
    listen(moved) {
      const tell = () => moved(current());
      addEventListener('popstate', tell);
      return () => removeEventListener('popstate', tell);
    },
  };
}
