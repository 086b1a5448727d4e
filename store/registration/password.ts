import { composeText } from '#store/text/normalise.ts';
import { normaliseValues, passes, validator, type Rule } from '#store/validation.ts';

/** A secret. Only in the form and the vault, never in the store (F-10). */
export interface NewPassword {
  password: string;
  confirmPassword: string;
}

export interface PasswordContext {
  email: string;
  companyNameShort: string;
}

const MAX_LENGTH = 128;
const SPECIAL = /[!@#$%^&*]/;

/** The five rules of VAL-PWD-3, ticked while the user types (VAL-PWD-4). */
const strengths = [
  {
    id: 'length',
    label: '12 or more characters',
    isMet: (text: string) => Array.from(text).length >= 12,
  },
  { id: 'capital', label: 'A capital letter', isMet: (text: string) => /\p{Lu}/u.test(text) },
  { id: 'small', label: 'A small letter', isMet: (text: string) => /\p{Ll}/u.test(text) },
  { id: 'number', label: 'A number', isMet: (text: string) => /\p{Nd}/u.test(text) },
  { id: 'special', label: 'One of ! @ # $ % ^ & *', isMet: (text: string) => SPECIAL.test(text) },
] as const;

/** Lists the rules and whether the password meets each. */
export const passwordStrengths = (password: string | undefined) => {
  const typed = composeText(password ?? '').slice(0, MAX_LENGTH);
  return strengths.map(({ id, label, isMet }) => ({ id, label, isMet: isMet(typed) }));
};

const plain = (text: string) => text.toLowerCase().replaceAll(/\s/g, '');

const contains = (password: string, part: string) =>
  plain(part) !== '' && plain(password).includes(plain(part));

/** A password of spaces counts as typed, although it isn't strong. */
const isTyped: Rule<string> = (password) => (password ? undefined : 'Required'); // VAL-PWD-1

/** Returns the rules for a new password. The sandbox applies them too (SC-20). */
export function passwordValidator({ email, companyNameShort }: PasswordContext) {
  const validate = validator<NewPassword>({
    password: [
      isTyped,
      // Spaces count. `passes` would treat a blank password as empty.
      (text) =>
        text && passwordStrengths(text).every(({ isMet }) => isMet)
          ? undefined
          : 'Password is not strong enough', // VAL-PWD-3
      passes((text: string) => text.length <= MAX_LENGTH, 'Must be at most 128 characters'),
      // Our choice: the texts of the two refusals of SC-20, which doesn't give them.
      passes((text: string) => !contains(text, email), "Don't use your email in your password"),
      passes(
        (text: string) => !contains(text, companyNameShort),
        `Don't use the name ${companyNameShort} in your password`,
      ),
    ],
    confirmPassword: [
      isTyped,
      (text, { password }) => (text === password ? undefined : "Passwords don't match"), // VAL-PWD-2
    ],
  });
  return (values: Readonly<Partial<NewPassword>>) => validate(normaliseValues(values, composeText));
}
