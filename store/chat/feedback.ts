import { maxLength, required, textValidator } from '#store/validation.ts';

/** VAL-CHAT-8. Our choice: the codes, because the specification gives only labels. */
export const feedbackReasons = {
  VAGUE: 'Answer too vague',
  NOT_SPECIFIC: 'Not specific to my application',
  NOT_ASKED: 'Not what I was asking about',
  OTHER: 'Other',
} as const;

export type FeedbackReason = keyof typeof feedbackReasons;

/** CONST-07 */
export const MAX_FEEDBACK_LENGTH = 140;

/** What was wrong with a chatbot's answer (CHAT-10). */
export interface ChatFeedback {
  reason: FeedbackReason;
  text: string;
}

/** VAL-CHAT-7, VAL-CHAT-9 */
export const validateAnswerRating = textValidator<ChatFeedback>({
  reason: [required('Please select a reason')],
  text: [maxLength(MAX_FEEDBACK_LENGTH, 'Please restrict your response to 140 characters.')],
});
