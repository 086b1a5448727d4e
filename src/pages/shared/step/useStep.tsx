import type { StepName } from '#store/application/core/features.ts';
import { useAppSelector } from '#src/hooks.ts';
import { selectStepLabel } from '#store/application/whole/screenSelectors.ts';
import { selectIsSending, selectServerErrors } from '#store/application/core/selectors.ts';

import css from './useStep.module.css';

/** The line above the heading of an application screen. Undefined after the last step. */
export function useScreenLabel() {
  const label = useAppSelector(selectStepLabel);
  return label === null ? undefined : <span className={css['label']}>{label}</span>;
}

const NONE: readonly StepName[] = [];

/** Returns the state of a step as props of its form, and why any of the other steps failed. */
export function useStep(step: StepName, otherSteps = NONE) {
  const isBusy = useAppSelector(selectIsSending);
  const { step: failed, banner, fieldErrors } = useAppSelector(selectServerErrors);
  const isOwn = failed === step;
  return {
    stepLabel: useScreenLabel(),
    isBusy,
    banner: isOwn || (failed !== null && otherSteps.includes(failed)) ? banner : null,
    fieldErrors: isOwn ? fieldErrors : undefined,
  };
}
