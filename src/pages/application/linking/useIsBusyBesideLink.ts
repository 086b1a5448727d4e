import { useAppSelector } from '#src/hooks.ts';
import { selectIsSending } from '#store/application/core/selectors.ts';
import { selectApplicationState } from '#store/application/core/state.ts';

/** Whether a form is sent where a link stands among its fields: a link that starts is not its submit. */
export const useIsBusyBesideLink = () =>
  useAppSelector((state) => {
    const { step } = selectApplicationState(state);
    return selectIsSending(state) && !(step.status === 'sending' && step.step === 'link');
  });
