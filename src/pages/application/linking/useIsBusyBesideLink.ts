import { useAppSelector } from '#src/hooks.ts';
import { selectIsSending } from '#store/application/core/selectors.ts';
import { selectApplicationState } from '#store/application/core/state.ts';

/**
 * Returns whether the form is being submitted when a link is among its fields. A link that starts isn't the form's
 * submit.
 */
export const useIsBusyBesideLink = () =>
  useAppSelector((state) => {
    const { step } = selectApplicationState(state);
    return selectIsSending(state) && !(step.status === 'sending' && step.step === 'link');
  });
