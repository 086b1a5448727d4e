import { TextField } from './TextField.tsx';

/** The longest email address (RFC 5321). */
const MAX_LENGTH = 254;

interface EmailFieldProps {
  name: string;
  hint?: string;
  /** `off` for the email of another signer. */
  autoComplete?: 'email' | 'off';
}

export function EmailField({ autoComplete = 'email', ...props }: EmailFieldProps) {
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      maxLength={MAX_LENGTH}
      {...props}
    />
  );
}
