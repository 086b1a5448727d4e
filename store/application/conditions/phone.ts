import { phoneRules } from '#store/registration/contact.ts';
import { passes, required, validator } from '#store/validation.ts';

/** conditions/phone-number, before the code is sent. */
export interface PhoneForm {
  phoneNumber: string;
}

export const validatePhone = validator<PhoneForm>({ phoneNumber: phoneRules });

export interface SentCode {
  conditionUuid: string;
  phoneNumber: string;
  /** True if the lender reads it aloud in a call. */
  byCall: boolean;
  /** By the lender's clock, in milliseconds since 1970. */
  sentAt: number;
}

/** conditions/phone-number, after the code is sent. The code goes through the vault (F-10). */
export interface CodeForm {
  code: string;
}

export const validateCode = validator<CodeForm>({
  code: [
    required('Enter the code'),
    passes((code: string) => /^\d{6}$/.test(code.trim()), 'Enter the code with 6 digits'),
  ],
});

/** Time until "Send again" is offered, in milliseconds. */
export const RESEND_DELAY_MS = 60_000;
