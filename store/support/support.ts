import { passes, maxLength, required, textValidator } from '#store/validation.ts';
import { emailRules } from '#store/registration/contact.ts';

import type { SupportQuestion } from './slice.ts';

export const MAX_QUESTION_LENGTH = 1000;

/** Our choice: the lower limit's text follows the upper limit's (F-18). For feedback it is VAL-FB-3. */
export const messageRules = [
  required('Required'),
  passes((text: string) => Array.from(text).length >= 10, 'Must be at least 10 characters'),
  maxLength(MAX_QUESTION_LENGTH, 'Must be at most 1000 characters'),
];

/** The rules of register/support. F-18 gives the texts that the screen doesn't. */
export const validateSupportQuestion = textValidator<SupportQuestion>({
  name: [required('Required'), maxLength(200, 'Must be at most 200 characters')],
  email: emailRules,
  topic: [required('Required')],
  message: messageRules,
});
