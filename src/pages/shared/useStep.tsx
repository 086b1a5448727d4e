import type { StepName } from '#store/application/features.ts';
import { useAppSelector } from '#src/hooks.ts';
import {
  selectStepLabel,
  selectIsSending,
  selectServerErrors,
} from '#store/application/screenSelectors.ts';

import css from './useStep.module.css';

/** The line above the heading of an application's screen; undefined after the last step. */
export function useScreenLabel() {
  const label = useAppSelector(selectStepLabel);
  return label === null ? undefined : <span className={css['label']}>{label}</span>;
}

const NOTHING = { banner: null, fieldErrors: undefined };

/** The state of a step, as props of its form. */
export function useStep(step: StepName) {
  const isBusy = useAppSelector(selectIsSending);
  const serverErrors = useAppSelector(selectServerErrors);
  const { banner, fieldErrors } = serverErrors.step === step ? serverErrors : NOTHING;
  return { stepLabel: useScreenLabel(), isBusy, banner, fieldErrors };
}
