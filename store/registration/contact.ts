import { isWholePhone, phoneDigits } from '#store/person/phone.ts';
import { isEmpty, passes, required, textValidator, type Rule } from '#store/validation.ts';

export interface Contact {
  email: string;
  /** Formatted: "(555) 555-0100". */
  phoneNumber: string;
}

const MAX_EMAIL_LENGTH = 254;

/** A domain label: letters and digits of any script, with inner hyphens. */
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const LOCAL_PART = /^[^\s@<>()[\],;:"\\]{1,64}$/u;

/** Whether a text is a plausible email address. Splits it first, so the patterns don't overlap (SC-22). */
export function isEmailAddress(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH) return false;
  const [local = '', domain = '', ...rest] = text.split('@');
  const labels = domain.split('.');
  const isLocalGood =
    LOCAL_PART.test(local) &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    !local.includes('..');
  const isTopLevelGood = /^\p{L}[\p{L}\p{M}\p{N}-]*$/u.test(labels.at(-1) ?? '');
  return (
    rest.length === 0 &&
    isLocalGood &&
    labels.length >= 2 &&
    isTopLevelGood &&
    labels.every((label) => LABEL.test(label))
  );
}

export const emailRules = [
  required('Please enter your email'), // VAL-EMAIL-1
  passes(isEmailAddress, 'Please enter a valid email address'), // VAL-EMAIL-2
];

export const phoneRules = [
  required('Please enter your mobile phone'), // VAL-PHONE-1
  passes((text: string) => !phoneDigits(text).startsWith('1'), 'Country code 1 is not needed'), // VAL-PHONE-3
  passes(isWholePhone, 'Please enter a valid phone number'), // VAL-PHONE-2
];

/** The same rules for an optional phone number. */
export const optionalPhoneRules = phoneRules.map(
  (rule): Rule<string> =>
    (text, values) =>
      isEmpty(text) ? undefined : rule(text, values),
);

export const validateContact = textValidator<Contact>({
  email: emailRules,
  phoneNumber: phoneRules,
});
