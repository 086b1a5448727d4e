import { put, select, type SagaGenerator } from '#sagas/effects.ts';
import { selectIsUploading } from '#store/application/uploads/selectors.ts';
import { selectModals } from '#store/shell/selectors.ts';
import { modalOpened } from '#store/shell/slice.ts';

/**
 * Asks the user first if leaving would stop an upload (F-11, FT-50). `to` is null for Back. Returns whether it asked.
 */
export function* asksBeforeLeaving(to: string | null): SagaGenerator<boolean> {
  if (!(yield* select(selectIsUploading))) return false;
  const open = yield* select(selectModals);
  if (!open.some(({ id }) => id === 'uploadRunning'))
    yield* put(modalOpened({ id: 'uploadRunning', to }));
  return true;
}
