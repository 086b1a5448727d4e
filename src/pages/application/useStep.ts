import { useAppSelector } from '#src/hooks.ts';
import { selectIsSending, selectServed } from '#store/application/screenSelectors.ts';
import type { StepName } from '#store/application/slice.ts';

const NOTHING = { banner: null, fieldErrors: undefined };

/** How the step of a screen stands, as its form shows it. */
export function useStep(step: StepName) {
  const isBusy = useAppSelector(selectIsSending);
  const served = useAppSelector(selectServed);
  const { banner, fieldErrors } = served.step === step ? served : NOTHING;
  return { isBusy, banner, fieldErrors };
}
