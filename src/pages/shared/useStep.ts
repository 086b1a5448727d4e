import { useAppSelector } from '#src/hooks.ts';
import { selectIsSending, selectServed } from '#store/application/screenSelectors.ts';
import type { StepName } from '#store/application/slice.ts';

import { useScreenLabel } from './useScreenLabel.tsx';

const NOTHING = { banner: null, fieldErrors: undefined };

/** Where the step of a screen belongs and how it stands, as its form shows it. */
export function useStep(step: StepName) {
  const isBusy = useAppSelector(selectIsSending);
  const served = useAppSelector(selectServed);
  const { banner, fieldErrors } = served.step === step ? served : NOTHING;
  return { stepLabel: useScreenLabel(), isBusy, banner, fieldErrors };
}
