import { TextField } from './TextField.tsx';

/** The longest address there is (RFC 5321). */
const LONGEST = 254;

interface EmailFieldProps {
  name: string;
  hint?: string;
  /** Off for somebody else's, which the browser does not know. */
  autoComplete?: 'email' | 'off';
}

/** An e-mail address, with the keys for one. */
export function EmailField({ autoComplete = 'email', ...props }: EmailFieldProps) {
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      maxLength={LONGEST}
      {...props}
    />
  );
}
