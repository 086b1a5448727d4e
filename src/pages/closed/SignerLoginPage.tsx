import { useAppDispatch } from '#src/hooks.ts';
import { Button } from '#src/ui/layout/Button.tsx';
import { loginRequested } from '#store/identity/slice.ts';

import { EndPage } from './EndPage.tsx';

/** Where additional signers are led (ACCESS-13); who came here as a borrower finds the way to their own login. */
export function SignerLoginPage() {
  const dispatch = useAppDispatch();
  return (
    <EndPage
      sign="key"
      title="Sign in to sign"
      actions={
        <Button
          href="/auth/login"
          onFollow={() => void dispatch(loginRequested())}
          tone="secondary"
        >
          Login for borrowers
        </Button>
      }
    >
      <p>This is the page for additional signers.</p>
      <p>To sign for somebody else's application, call us or write to us, and we will help you.</p>
    </EndPage>
  );
}
