import { useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { selectApplicationState, type DraftId } from '#store/application/core/state.ts';
import { screenTyped } from '#store/application/core/slice.ts';
import { initialFormValues, type UnsavedValues } from '#store/unsaved.ts';

/** Returns the props of a form whose unsaved values are stored. Without an id, they aren't stored. */
export function useScreenDraft<Values extends object>(
  screen: DraftId | undefined,
  initialOf = (draft: UnsavedValues | undefined) => initialFormValues<Values>(null, draft),
) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => screen && selectApplicationState(state).unsaved[screen]);
  const [initialValues] = useState(() => initialOf(draft));
  const onUnsaved =
    screen && ((values: object) => void dispatch(screenTyped({ screen, values: { ...values } })));
  return { initialValues, onUnsaved };
}
