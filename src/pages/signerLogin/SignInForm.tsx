import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { LoginButton } from '#src/pages/shared/actions/LoginButton.tsx';
import { QuietButton } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { usePorts } from '#src/shell/ports.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { EmailField } from '#src/ui/fields/EmailField.tsx';
import { PasswordField } from '#src/ui/fields/PasswordField.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { signInRequested } from '#store/application/signer/loginSlice.ts';
import {
  validateSignerLogin,
  type SignerLoginForm,
} from '#store/application/signer/signerForms.ts';
import { isCoDeeder } from '#store/identity/profile.ts';
import { selectProfile } from '#store/identity/selectors.ts';

import { useLoginForm } from './useLoginForm.ts';

interface SignInFormProps {
  /** The link in the address was already used, so there is a login. */
  isLinkUsed: boolean;
  onForgotten: () => void;
  onNoLink: () => void;
}

const initialValues = {};

/** A signer's email and password. It tells borrowers where their own login is. */
export function SignInForm({ isLinkUsed, onForgotten, onNoLink }: SignInFormProps) {
  const dispatch = useAppDispatch();
  const { deposit } = usePorts();
  const { isBusy, errors } = useLoginForm('signIn');
  return (
    <StepForm<SignerLoginForm>
      title="Sign your documents"
      help="Sign in with the email that got your link."
      initialValues={initialValues}
      validate={validateSignerLogin}
      submitLabel="Sign in"
      busyLabel="Signing in"
      isBusy={isBusy}
      onAnswer={({ email, password }) =>
        dispatch(signInRequested({ email, passwordHandle: deposit(password) }))
      }
      footer={
        <>
          <QuietButton onClick={onForgotten}>I forgot my password</QuietButton>
          <QuietButton onClick={onNoLink}>Send me the link again</QuietButton>
        </>
      }
      {...errors}
    >
      {isLinkUsed && (
        <Notice>
          <p>You already have a login. Sign in.</p>
        </Notice>
      )}
      <BorrowerNote />
      <EmailField name="email" />
      <PasswordField
        name="password"
        label="Password"
        spoken="the password"
        autoComplete="current-password"
      />
    </StepForm>
  );
}

function BorrowerNote() {
  const profile = useAppSelector(selectProfile);
  if (profile === null || isCoDeeder(profile)) return null;
  return (
    <Notice tone="warning" heading="This is the page for additional signers.">
      <p>You are signed in as a borrower. A signer needs a login of their own.</p>
      <LoginButton>Login for borrowers</LoginButton>
    </Notice>
  );
}
