import { messageRules } from '#store/support/support.ts';
import { required, textValidator } from '#store/validation.ts';

/** FEEDBACK-04; chosen: the labels. */
export const feedbackTopics = {
  IMPROVE: 'Something to improve',
  COMPLIMENT: 'A compliment',
} as const;

/** What a user tells the CEO (FIELD-FB-1). */
export interface Feedback {
  topic: keyof typeof feedbackTopics;
  message: string;
  marketingConsent: boolean;
}

/** The texts for an empty field are F-18's. */
export const validateFeedback = textValidator<Feedback>({
  topic: [required('Required')], // VAL-FB-1
  message: messageRules, // VAL-FB-2 to VAL-FB-4
  marketingConsent: [required('Required')], // VAL-FB-5
});
