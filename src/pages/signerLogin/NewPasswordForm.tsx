import { useMemo } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { PasswordFields } from '#src/pages/shared/fields/PasswordFields.tsx';
import { usePorts } from '#src/shell/ports.ts';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { passwordChosen } from '#store/application/signer/loginSlice.ts';
import { selectBrandName } from '#store/org/selectors.ts';
import { passwordValidator, type NewPassword } from '#store/registration/password.ts';

import { useLoginForm } from './useLoginForm.ts';

const initialValues = {};

/** Sets a new password with a reset link. Works once. */
export function NewPasswordForm() {
  const dispatch = useAppDispatch();
  const { deposit } = usePorts();
  const companyNameShort = useAppSelector(selectBrandName);
  const validate = useMemo(
    () => passwordValidator({ email: '', companyNameShort }),
    [companyNameShort],
  );
  const { isBusy, errors } = useLoginForm('newPassword');
  return (
    <StepForm<NewPassword>
      title="Choose a new password"
      initialValues={initialValues}
      validate={validate}
      submitLabel="Save my password"
      busyLabel="Saving"
      isBusy={isBusy}
      onAnswer={({ password }) => dispatch(passwordChosen({ passwordHandle: deposit(password) }))}
      {...errors}
    >
      <PasswordFields email={null} />
    </StepForm>
  );
}
