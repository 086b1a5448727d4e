import { EndPage } from './EndPage.tsx';
import { LoginButton } from './closedActions.tsx';

/** The page for additional signers (ACCESS-13), with the login for borrowers. */
export function SignerLoginPage() {
  return (
    <EndPage
      sign="key"
      title="Sign your documents"
      actions={<LoginButton>Login for borrowers</LoginButton>}
    >
      <p>This is the page for additional signers.</p>
      <p>To sign another borrower's application, call us or write to us, and we will help you.</p>
    </EndPage>
  );
}
