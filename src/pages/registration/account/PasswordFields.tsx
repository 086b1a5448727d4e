import { PasswordField } from '#src/ui/fields/PasswordField.tsx';
import { passwordStrengths } from '#store/registration/password.ts';

/** A new password, twice; a password manager may fill in both (AX-22, SC-20). */
export function PasswordFields() {
  return (
    <>
      <PasswordField
        name="password"
        label="Password"
        spoken="the password"
        autoComplete="new-password"
        rules={passwordStrengths}
      />
      <PasswordField
        name="confirmPassword"
        label="Type the password again"
        spoken="the repeated password"
        autoComplete="new-password"
      />
    </>
  );
}
