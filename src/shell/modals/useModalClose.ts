import { flushSync } from 'react-dom';

import { useAppDispatch } from '#src/hooks.ts';
import { fieldId } from '#src/ui/form/formField.ts';
import type { ModalId } from '#store/shell/modals.ts';
import { modalClosed } from '#store/shell/slice.ts';

/** Closes a modal. With a field name, focuses that field instead of the element that opened the modal. */
export function useModalClose(id: ModalId) {
  const dispatch = useAppDispatch();
  return (field?: string) => {
    // The page behind an open modal can't take focus.
    flushSync(() => {
      dispatch(modalClosed({ id }));
    });
    if (field !== undefined) document.getElementById(fieldId('step', field))?.focus();
  };
}
