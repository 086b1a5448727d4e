import { put, select, type SagaGenerator } from '#sagas/effects.ts';
import { selectFlag } from '#store/flags/selectors.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import { stateModal } from '#store/registration/eligibility.ts';
import { modalOpened } from '#store/shell/slice.ts';

/** Whether another site lends in the property's state. Opens a modal that says so (MODAL-STATE-1 to -5, C-19, C-20). */
export function* isServedElsewhere(state: string): SagaGenerator<boolean> {
  const switches = yield* select(selectSwitches);
  const modal = stateModal(state, switches, yield* select(selectFlag('fe-heloc-state-modals')));
  if (modal !== null) yield* put(modalOpened({ id: modal }));
  return modal !== null;
}
