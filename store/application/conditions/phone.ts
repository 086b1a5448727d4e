import { phoneRules } from '#store/registration/contact.ts';
import { passes, required, validator } from '#store/validation.ts';

/** conditions/phone-number, before the code. */
export interface PhoneForm {
  phoneNumber: string;
}

export const validatePhone = validator<PhoneForm>({ phoneNumber: phoneRules });

/** The code that the lender sent to a phone number. */
export interface SentCode {
  conditionUuid: string;
  phoneNumber: string;
  /** A call reads it aloud. */
  byCall: boolean;
  /** By the lender's clock, in milliseconds since 1970. */
  sentAt: number;
}

/** conditions/phone-number, after it; the code goes through the vault (F-10). */
export interface CodeForm {
  code: string;
}

export const validateCode = validator<CodeForm>({
  code: [
    required('Enter the code'),
    passes((code: string) => /^\d{6}$/.test(code.trim()), 'Enter the code with 6 digits'),
  ],
});

/** "Send again" is offered after so long. */
export const SEND_AGAIN_MS = 60_000;
