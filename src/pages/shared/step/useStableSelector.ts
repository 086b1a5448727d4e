import { useState } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import type { RootState } from '#store/index.ts';
import { selectIsScreenOpen } from '#store/application/whole/screenSelectors.ts';

/**
 * Selects a boolean that keeps its value while the user is being routed to the next step, so the screen doesn't change
 * under the user.
 */
export function useStableSelector(select: (state: RootState) => boolean): boolean {
  const isRouting = useAppSelector((state) => selectApplicationState(state).isRouting);
  const current = useAppSelector(select);
  const [stable, setStable] = useState(current);
  if (!isRouting && stable !== current) setStable(current);
  return stable;
}

export const useIsOpen = () => useStableSelector(selectIsScreenOpen);
