import { useMemo } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { PasswordFields } from '#src/pages/shared/fields/PasswordFields.tsx';
import { QuietButton } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { LinkedText } from '#src/shell/links/LinkedText.tsx';
import { usePorts } from '#src/shell/ports.ts';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { signerRegistered, type Invitation } from '#store/application/signer/loginSlice.ts';
import { registerValidator, type RegisterValues } from '#store/application/signer/signerForms.ts';
import { selectBrandName } from '#store/org/selectors.ts';
import { messagesText } from '#store/registration/consents.ts';
import { isolated } from '#store/text/direction.ts';

import { useLoginForm } from './useLoginForm.ts';

const initialValues = {};

/** An open invitation: who sent it, and a password to create a login. */
export function RegisterForm({
  invitation,
  onSignIn,
}: {
  invitation: Invitation;
  onSignIn: () => void;
}) {
  const dispatch = useAppDispatch();
  const { deposit } = usePorts();
  const companyNameShort = useAppSelector(selectBrandName);
  const { emailMasked, primaryFirstName, city, state } = invitation;
  const validate = useMemo(() => registerValidator(companyNameShort), [companyNameShort]);
  const { isBusy, errors } = useLoginForm('register');
  const who = isolated(primaryFirstName ?? 'A borrower');
  const where = [city, state].filter(Boolean).join(', ');
  return (
    <StepForm<RegisterValues>
      title="Sign your documents"
      help={`${who} asked you to sign for a home${where === '' ? '' : ` in ${isolated(where)}`}.`}
      initialValues={initialValues}
      validate={validate}
      submitLabel="Create login"
      busyLabel="Creating your login"
      isBusy={isBusy}
      agreement={
        <CheckboxField name="isAgreed" label="Electronic messages">
          <LinkedText
            text={messagesText.text}
            links={[{ words: 'messages and documents electronically', href: '/communications' }]}
          />
        </CheckboxField>
      }
      onAnswer={({ password }) => dispatch(signerRegistered({ passwordHandle: deposit(password) }))}
      footer={<QuietButton onClick={onSignIn}>I already have a login</QuietButton>}
      {...errors}
    >
      {emailMasked !== null && (
        <p>
          Your login will be the email that got this link: <bdi>{emailMasked}</bdi>
        </p>
      )}
      <PasswordFields email={null} />
    </StepForm>
  );
}
