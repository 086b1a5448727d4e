import { PasswordField } from '#src/ui/fields/PasswordField.tsx';
import { passwordStrengths } from '#store/registration/password.ts';

/**
 * A new password, entered twice. A password manager can fill in both (AX-22, SC-20) and stores them with the email that
 * the borrower logs in with.
 */
export function PasswordFields({ email }: { email: string | null | undefined }) {
  return (
    <>
      <input
        className="visually-hidden"
        type="email"
        autoComplete="username"
        value={email ?? ''}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        name="password"
        label="Password"
        spoken="the password"
        autoComplete="new-password"
        rules={passwordStrengths}
      />
      <PasswordField
        name="confirmPassword"
        label="Confirm your password"
        spoken="the repeated password"
        autoComplete="new-password"
      />
    </>
  );
}
