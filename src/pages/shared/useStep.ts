import { useAppSelector } from '#src/hooks.ts';
import { selectIsSending, selectServerErrors } from '#store/application/screenSelectors.ts';
import type { StepName } from '#store/application/state.ts';

import { useScreenLabel } from './useScreenLabel.tsx';

const NOTHING = { banner: null, fieldErrors: undefined };

/** The state of a step, as props of its form. */
export function useStep(step: StepName) {
  const isBusy = useAppSelector(selectIsSending);
  const serverErrors = useAppSelector(selectServerErrors);
  const { banner, fieldErrors } = serverErrors.step === step ? serverErrors : NOTHING;
  return { stepLabel: useScreenLabel(), isBusy, banner, fieldErrors };
}
