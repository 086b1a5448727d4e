import { MAX_QUESTION_LENGTH } from '#store/support/support.ts';
import { maxLength, minLength, required, textValidator } from '#store/validation.ts';

export const helpTopics = {
  WRONG_NAME: 'A name is wrong',
  WRONG_AMOUNT: 'An amount is wrong',
  CANT_OPEN: "A document won't open",
  OUTSIDE_US: 'I am outside the U.S.',
  REMOVE_SIGNER: 'Someone should not sign',
  DONT_AGREE: "I don't agree with something",
  OTHER: 'Something else',
} as const;

/** Our choice: times of day for the lender's call. */
export const callTimes = {
  MORNING: 'Morning',
  AFTERNOON: 'Afternoon',
  EVENING: 'Evening',
} as const;

export type HelpTopic = keyof typeof helpTopics;
export type CallTime = keyof typeof callTimes;

export interface HelpForm {
  topic: HelpTopic;
  message: string;
  callMe: 'YES' | 'NO' | undefined;
  callTime: CallTime | undefined;
}

/** A question about the documents to sign (signing/support). */
export interface HelpRequest {
  topic: HelpTopic;
  message: string;
  callMe: boolean;
  callTime: CallTime | null;
}

export const validateHelp = textValidator<HelpForm>({
  topic: [required('Required')],
  message: [
    required('Required'),
    minLength(10, 'Must be at least 10 characters'),
    maxLength(MAX_QUESTION_LENGTH, 'Must be at most 1000 characters'),
  ],
  callTime: [(time, { callMe }) => (callMe === 'YES' && !time ? 'Required' : undefined)],
});

/** Returns the request of a valid form. Includes a time only for a call. */
export const helpRequestOf = ({ topic, message, callMe, callTime }: HelpForm): HelpRequest => ({
  topic,
  message,
  callMe: callMe === 'YES',
  callTime: callMe === 'YES' ? (callTime ?? null) : null,
});
