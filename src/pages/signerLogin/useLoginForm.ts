import { useAppSelector } from '#src/hooks.ts';
import { selectSignerLogin, type LoginFormName } from '#store/application/signer/loginSlice.ts';
import { serverErrorsOf } from '#store/failureMessages.ts';

const NOTHING = {};

export function useLoginForm(name: LoginFormName) {
  const { form } = useAppSelector(selectSignerLogin);
  const isOwn = form.status !== 'idle' && form.form === name;
  return {
    isBusy: isOwn && form.status === 'sending',
    isSent: isOwn && form.status === 'sent',
    errors: isOwn && form.status === 'failed' ? serverErrorsOf(form.failure) : NOTHING,
  };
}
