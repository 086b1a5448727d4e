import { useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { selectApplicationState, type DraftId } from '#store/application/state.ts';
import { screenTyped } from '#store/application/slice.ts';
import { initialFormValues, type UnsavedValues } from '#store/unsaved.ts';

/** The props of a form whose unsaved values are stored, and whether any were there at mount. */
export function useScreenDraft<Values extends object>(
  screen: DraftId,
  initialOf = (draft: UnsavedValues | undefined) => initialFormValues<Values>(null, draft),
) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectApplicationState(state).unsaved[screen]);
  const [initialValues] = useState(() => initialOf(draft));
  const [isRestored] = useState(draft !== undefined);
  const onUnsaved = (values: object) =>
    void dispatch(screenTyped({ screen, values: { ...values } }));
  return { form: { initialValues, onUnsaved }, isRestored };
}
