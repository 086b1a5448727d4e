import { useSyncExternalStore } from 'react';

/** Below this a page of paper has letters of less than 10 px. */
const NARROW = '(max-width: 39.99rem)';

const query = () => ('matchMedia' in window ? window.matchMedia(NARROW) : null);

function subscribe(onChange: () => void) {
  const list = query();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/** Whether the window is too narrow to read a page of paper in it. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => query()?.matches ?? false);
