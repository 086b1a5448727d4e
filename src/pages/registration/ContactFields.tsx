import { PhoneField } from '#src/ui/PhoneField.tsx';
import { TextField } from '#src/ui/TextField.tsx';

export const CONTACT_TITLE = 'How can we reach you?';

/** How the lender reaches the person, wherever it is asked. */
export function ContactFields() {
  return (
    <>
      <TextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <PhoneField name="phoneNumber" label="Mobile phone" />
    </>
  );
}
