import { useAppDispatch } from '#src/hooks.ts';
import { QuietButton } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { Screen, Actions } from '#src/pages/shared/frame/Screen.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { EmailField } from '#src/ui/fields/EmailField.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import {
  loginLinkRequested,
  passwordResetRequested,
} from '#store/application/signer/loginSlice.ts';
import { validateEmail, type SignerLoginForm } from '#store/application/signer/signerForms.ts';
import { formatLongDate } from '#store/format/dates.ts';

import { useLoginForm } from './useLoginForm.ts';

const forms = {
  link: {
    title: 'Get a new link',
    help: "Enter your email. If you were asked to sign, we'll send you a new link.",
    submit: 'Send me the link',
    sent: 'If this address was invited, a new link is on its way.',
    intent: loginLinkRequested,
  },
  reset: {
    title: 'Choose a new password',
    help: "Enter your email. We'll send you a link to choose a new password.",
    submit: 'Send me the link',
    sent: 'If there is a login with this address, a link is on its way. It works for 30 minutes.',
    intent: passwordResetRequested,
  },
};

export type EmailFormName = keyof typeof forms;

const initialValues = {};

interface EmailFormProps {
  form: EmailFormName;
  /** The day on which the link in the address expired. Empty if we don't know the day, null if it hasn't expired. */
  endedOn: string | null;
  onBack: () => void;
}

/** Asks for a new link or a new password. The answer never reveals whether there is an account. */
export function EmailForm({ form, endedOn, onBack }: EmailFormProps) {
  const dispatch = useAppDispatch();
  const { title, help, submit, sent, intent } = forms[form];
  const { isBusy, isSent, errors } = useLoginForm(form);
  if (isSent)
    return (
      <Screen title="Check your email" help={sent}>
        <p>Look in your spam folder too. It can take a few minutes.</p>
        <Actions>
          <Button tone="secondary" onClick={onBack}>
            Back to sign in
          </Button>
        </Actions>
      </Screen>
    );
  return (
    <StepForm<Pick<SignerLoginForm, 'email'>>
      title={title}
      help={help}
      initialValues={initialValues}
      validate={validateEmail}
      submitLabel={submit}
      busyLabel="Sending"
      isBusy={isBusy}
      onAnswer={({ email }) => dispatch(intent({ email }))}
      footer={<QuietButton onClick={onBack}>Back to sign in</QuietButton>}
      {...errors}
    >
      {endedOn !== null && (
        <Notice tone="warning" heading="This link no longer works.">
          <p>
            {endedOn === ''
              ? 'It ended, or a newer one was sent.'
              : `It ended on ${formatLongDate(endedOn)}.`}
          </p>
        </Notice>
      )}
      <EmailField name="email" />
    </StepForm>
  );
}
