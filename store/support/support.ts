import { passes, maxLength, required, textValidator } from '#store/validation.ts';
import { emailRules } from '#store/registration/contact.ts';

import type { SupportQuestion } from './slice.ts';

const LONGEST_NAME = 200;
const SHORTEST = 10;
export const LONGEST_MESSAGE = 1000;

/** The rules of register/support: F-18's words where the screen names none. */
export const validateSupportQuestion = textValidator<SupportQuestion>({
  name: [required('Required'), maxLength(LONGEST_NAME, 'Must be at most 200 characters')],
  email: emailRules,
  topic: [required('Required')],
  message: [
    required('Required'),
    // chosen: the words of the lower limit, after those of the upper (F-18).
    passes((text: string) => Array.from(text).length >= SHORTEST, 'Must be at least 10 characters'),
    maxLength(LONGEST_MESSAGE, 'Must be at most 1000 characters'),
  ],
});
