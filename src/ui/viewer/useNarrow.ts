import { useSyncExternalStore } from 'react';

/** Below this width, letters on a printed page are smaller than 10 px. */
const NARROW = '(max-width: 39.99rem)';

const query = () => ('matchMedia' in window ? window.matchMedia(NARROW) : null);

function subscribe(onChange: () => void) {
  const list = query();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

export const useNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => query()?.matches ?? false);
