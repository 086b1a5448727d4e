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
  /** Where the signer is, if the browser does not say it. */
  state?: string | undefined;
}

const startRules = { phoneNumber: phoneRules, isAgreed: [isTicked] };

/** The rules of heloc-signer/intro; the place where it is asked for. */
export const startValidator = (asksPlace: boolean) =>
  validator<StartForm>({ ...startRules, ...(asksPlace && { state: oneOfPlaces }) });

/** The rules of a start that names a place or has one from the browser. */
export const validateStart = (values: Readonly<Partial<StartForm>>) =>
  startValidator(!isEmpty(values.state))(values);

/** How the borrower corrects a signer (signing/additional). */
export interface SignerContactForm {
  email: string;
  phoneNumber?: string | undefined;
}

export const SAME_EMAIL = 'Use a different email for each person. Each one gets their own link.';

const plain = (text: string | null | undefined) => normaliseText(text ?? '').toLowerCase();

/** Each person has an email of their own; the phone is optional. */
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
  /** A secret, in the form and the vault. */
  password: string;
}

export const validateSignerLogin = validator<SignerLoginForm>({
  email: emailRules,
  password: [required('Please enter your password')],
});

/** An email alone: a new link, or a new password. */
export const validateEmail = textValidator<Pick<SignerLoginForm, 'email'>>({ email: emailRules });

/** The login of an open invitation. */
export interface RegisterValues extends NewPassword {
  /** T-07 */
  isAgreed: boolean;
}

/** The rules of a new login; the email is the lender's to compare with, which knows it whole. */
export function registerValidator(companyNameShort: string) {
  const validatePassword = passwordValidator({ email: '', companyNameShort });
  const validateAgreement = validator<Pick<RegisterValues, 'isAgreed'>>({ isAgreed: [isTicked] });
  return (values: Readonly<Partial<RegisterValues>>) => ({
    ...validatePassword(values),
    ...validateAgreement(values),
  });
}
