import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { useExitLink } from '#src/shell/links/useExitLink.ts';
import { Button } from '#src/ui/actions/Button.tsx';

interface AnothersLinkProps {
  readonly email: string | null;
  /** Two people may share a device. */
  readonly onContinue: () => void;
}

export function AnothersLink({ email, onContinue }: AnothersLinkProps) {
  const exit = useExitLink();
  return (
    <Screen title="This link is for someone else.">
      <p>
        You are signed in as a borrower. Please let{' '}
        {email === null ? 'the signer' : <bdi>{email}</bdi>} open the link in their email.
      </p>
      <Actions>
        <Button {...exit('/dashboard')}>Go to dashboard</Button>
        <Button tone="secondary" onClick={onContinue}>
          I am the person who got this link
        </Button>
      </Actions>
    </Screen>
  );
}
