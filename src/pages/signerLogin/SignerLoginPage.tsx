import { useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ContactLines } from '#src/shell/frame/ContactLines.tsx';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { PageColumn } from '#src/ui/layout/PageColumn.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import {
  invitationRetried,
  loginFormReset,
  selectSignerLogin,
  type Invitation,
} from '#store/application/signer/loginSlice.ts';
import { failureMessages } from '#store/failureMessages.ts';
import { isCoDeeder } from '#store/identity/profile.ts';
import { selectProfile } from '#store/identity/selectors.ts';
import { selectParameters } from '#store/shell/selectors.ts';

import { AnothersLink } from './AnothersLink.tsx';
import { EmailForm, type EmailFormName } from './EmailForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { SignInForm } from './SignInForm.tsx';

const TITLE = 'Sign your documents';

/**
 * heloc-signer/login: the invitation of a link, or the sign-in of a signer who has a login (ACCESS-13, ROUTE-SIGN-03).
 */
export default function SignerLoginPage() {
  return (
    <PageColumn
      beside={
        <Card title="Need help?">
          <ContactLines />
        </Card>
      }
    >
      <SignerLogin />
    </PageColumn>
  );
}

function SignerLogin() {
  const { invitation, hasReset } = useAppSelector(selectSignerLogin);
  if (invitation.status === 'failed') return <UnreadLink failure={invitation.failure} />;
  if (invitation.status !== 'ready')
    return (
      <Screen title={TITLE}>
        <p>
          <Spinner /> We&apos;re opening your link.
        </p>
      </Screen>
    );
  if (hasReset) return <NewPasswordForm />;
  return <LoginForms invitation={invitation.value} />;
}

function UnreadLink({ failure }: { failure: Parameters<typeof failureMessages>[0] }) {
  const dispatch = useAppDispatch();
  return (
    <Screen title={TITLE} help="We could not open your link.">
      <p>{failureMessages(failure)}</p>
      <Actions>
        <Button onClick={() => dispatch(invitationRetried())}>Try again</Button>
      </Actions>
    </Screen>
  );
}

function LoginForms({ invitation }: { invitation: Invitation | null }) {
  const dispatch = useAppDispatch();
  const { kind } = useAppSelector(selectParameters);
  const hasEnded = invitation?.linkState === 'ENDED';
  const first = hasEnded || kind === 'link' ? 'link' : null;
  const profile = useAppSelector(selectProfile);
  const isBorrower = profile !== null && !isCoDeeder(profile);
  const [isTheirs, setTheirs] = useState(false);
  const [asked, setAsked] = useState<EmailFormName | 'none' | null>(first);
  const show = (form: EmailFormName | 'none') => {
    dispatch(loginFormReset());
    setAsked(form);
  };
  if (asked === 'link' || asked === 'reset')
    return (
      <EmailForm
        key={asked}
        form={asked}
        endedOn={hasEnded ? (invitation.endedOn ?? '') : null}
        onBack={() => show('none')}
      />
    );
  if (invitation?.linkState === 'OPEN' && asked === null)
    return isBorrower && !isTheirs ? (
      <AnothersLink email={invitation.emailMasked} onContinue={() => setTheirs(true)} />
    ) : (
      <RegisterForm invitation={invitation} onSignIn={() => show('none')} />
    );
  return (
    <SignInForm
      isLinkUsed={invitation?.linkState === 'USED'}
      onForgotten={() => show('reset')}
      onNoLink={() => show('link')}
    />
  );
}
