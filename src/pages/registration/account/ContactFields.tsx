import { EmailField } from '#src/ui/fields/EmailField.tsx';
import { PhoneField } from '#src/ui/fields/PhoneField.tsx';

export const CONTACT_TITLE = 'How can we reach you?';

export function ContactFields() {
  return (
    <>
      <EmailField name="email" />
      <PhoneField name="phoneNumber" label="Mobile phone" />
    </>
  );
}
