import { useState } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { selectApplicationState, type DraftId } from '#store/application/core/state.ts';

/** Returns whether the form had unsaved values on mount. */
export function useHasDraft(screen: DraftId): boolean {
  const draft = useAppSelector((state) => selectApplicationState(state).unsaved[screen]);
  const [hasDraft] = useState(draft !== undefined);
  return hasDraft;
}
