import { oneOfPlaces } from '#store/application/signing/place.ts';
import { isTicked } from '#store/registration/consents.ts';
import { emailRules, optionalPhoneRules, phoneRules } from '#store/registration/contact.ts';
import { passwordValidator, type NewPassword } from '#store/registration/password.ts';
import { normaliseText } from '#store/text/normalise.ts';
import { isEmpty, passes, required, textValidator, validator } from '#store/validation.ts';

/** heloc-signer/intro */
export interface StartForm {
  phoneNumber: string;
  /** T-08 */
  isAgreed: boolean;
  /** Where the signer is, if the browser doesn't say. */
  state?: string | undefined;
}

const startRules = { phoneNumber: phoneRules, isAgreed: [isTicked] };

/** Validates heloc-signer/intro, including the place if we ask for it. */
export const startValidator = (asksPlace: boolean) =>
  validator<StartForm>({ ...startRules, ...(asksPlace && { state: oneOfPlaces }) });

/** Validates a start for which the user or the browser gave the place. */
export const validateStart = (values: Readonly<Partial<StartForm>>) =>
  startValidator(!isEmpty(values.state))(values);

/** How the borrower corrects a signer's contact (signing/additional). */
export interface SignerContactForm {
  email: string;
  phoneNumber?: string | undefined;
}

export const SAME_EMAIL = 'Use a different email for each person. Each one gets their own link.';

const plain = (text: string | null | undefined) => normaliseText(text ?? '').toLowerCase();

/** Each person needs a different email. The phone number is optional. */
export function signerContactValidator(others: readonly (string | null)[]) {
  const taken = new Set(others.map(plain));
  return textValidator<SignerContactForm>({
    email: [...emailRules, passes((email: string) => !taken.has(plain(email)), SAME_EMAIL)],
    phoneNumber: optionalPhoneRules,
  });
}

/** Sign-in of a signer (heloc-signer/login). */
export interface SignerLoginForm {
  email: string;
  /** A secret. Only in the form and the vault. */
  password: string;
}

export const validateSignerLogin = validator<SignerLoginForm>({
  email: emailRules,
  password: [required('Please enter your password')],
});

/** Just an email: for a new link or a new password. */
export const validateEmail = textValidator<Pick<SignerLoginForm, 'email'>>({ email: emailRules });

export interface RegisterValues extends NewPassword {
  /** T-07 */
  isAgreed: boolean;
}

/** Validates a new login. The lender compares the email, because only it knows the full address. */
export function registerValidator(companyNameShort: string) {
  const validatePassword = passwordValidator({ email: '', companyNameShort });
  const validateAgreement = validator<Pick<RegisterValues, 'isAgreed'>>({ isAgreed: [isTicked] });
  return (values: Readonly<Partial<RegisterValues>>) => ({
    ...validatePassword(values),
    ...validateAgreement(values),
  });
}
