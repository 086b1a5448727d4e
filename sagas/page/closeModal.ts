import { put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { ModalId } from '#store/shell/modals.ts';
import { selectModals } from '#store/shell/selectors.ts';
import { modalClosed } from '#store/shell/slice.ts';

/** Closes a modal. If it isn't open, no action reaches the log. */
export function* closeModal(id: ModalId): SagaGenerator<void> {
  const modals = yield* select(selectModals);
  if (modals.some((modal) => modal.id === id)) yield* put(modalClosed({ id }));
}
