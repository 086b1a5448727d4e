import type { StepName } from '#store/application/features.ts';
import { useAppSelector } from '#src/hooks.ts';
import { useStep } from '#src/pages/shared/useStep.tsx';
import { selectApplicationState } from '#store/application/state.ts';

/** The state of a form's step, where a link stands among its fields: a link that starts is not its submit. */
export function useStepBesideLink(name: StepName) {
  const form = useStep(name);
  const isLinking = useAppSelector((state) => {
    const { step } = selectApplicationState(state);
    return step.status === 'sending' && step.step === 'link';
  });
  return isLinking ? { ...form, isBusy: false } : form;
}
