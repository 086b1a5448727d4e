import { messageRules } from '#store/support/support.ts';
import { required, textValidator } from '#store/validation.ts';

/** FEEDBACK-04. Our choice: the labels, because the specification gives only codes. */
export const feedbackTopics = {
  IMPROVE: 'Something to improve',
  COMPLIMENT: 'A compliment',
} as const;

/** What a user writes to the CEO (FIELD-FB-1). */
export interface Feedback {
  topic: keyof typeof feedbackTopics;
  message: string;
  marketingConsent: boolean;
}

/** F-18 gives the texts for empty fields. */
export const validateFeedback = textValidator<Feedback>({
  topic: [required('Required')], // VAL-FB-1
  message: messageRules, // VAL-FB-2 to VAL-FB-4
  marketingConsent: [required('Required')], // VAL-FB-5
});
