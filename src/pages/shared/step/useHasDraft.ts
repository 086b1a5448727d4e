import { useState } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { selectApplicationState, type DraftId } from '#store/application/core/state.ts';

/** Whether unsaved values of a form were there at mount. */
export function useHasDraft(screen: DraftId): boolean {
  const draft = useAppSelector((state) => selectApplicationState(state).unsaved[screen]);
  const [isThere] = useState(draft !== undefined);
  return isThere;
}
