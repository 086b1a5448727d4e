import { flushSync } from 'react-dom';

import { useAppDispatch } from '#src/hooks.ts';
import { fieldId } from '#src/ui/form/formField.ts';
import type { ModalId } from '#store/shell/modals.ts';
import { modalClosed } from '#store/shell/slice.ts';

/** Closes a modal; with the name of a field, the person goes on there and not at the button that opened it. */
export function useModalClose(id: ModalId) {
  const dispatch = useAppDispatch();
  return (field?: string) => {
    // While the modal stands, the page behind it takes no focus.
    flushSync(() => {
      dispatch(modalClosed({ id }));
    });
    if (field !== undefined) document.getElementById(fieldId('step', field))?.focus();
  };
}
