import { useState } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import type { RootState } from '#store/index.ts';
import { selectIsScreenOpen } from '#store/application/whole/screenSelectors.ts';

/**
 * A selected boolean that stays the same while the checklist is followed, so that the screen does not change under the
 * user.
 */
export function useStableSelector(select: (state: RootState) => boolean): boolean {
  const isRouting = useAppSelector((state) => selectApplicationState(state).isRouting);
  const current = useAppSelector(select);
  const [stable, setStable] = useState(current);
  if (!isRouting && stable !== current) setStable(current);
  return stable;
}

/** Whether the borrower may act on this screen. */
export const useIsOpen = () => useStableSelector(selectIsScreenOpen);
