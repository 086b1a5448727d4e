import { passes, maxLength, required, textValidator } from '#store/validation.ts';
import { emailRules } from '#store/registration/contact.ts';

import type { SupportQuestion } from './slice.ts';

export const MAX_QUESTION_LENGTH = 1000;

/** chosen: the text of the lower limit, after that of the upper (F-18); that of feedback is VAL-FB-3. */
export const messageRules = [
  required('Required'),
  passes((text: string) => Array.from(text).length >= 10, 'Must be at least 10 characters'),
  maxLength(MAX_QUESTION_LENGTH, 'Must be at most 1000 characters'),
];

/** The rules of register/support; the texts are F-18's where the screen names none. */
export const validateSupportQuestion = textValidator<SupportQuestion>({
  name: [required('Required'), maxLength(200, 'Must be at most 200 characters')],
  email: emailRules,
  topic: [required('Required')],
  message: messageRules,
});
