import { maxLength, oneOf, required, validator, type Rule } from '#store/validation.ts';

/** Answers to a request for permission (conditions/confirm-update). */
export const changeDecisions = { YES: 'Yes, change it', NO: 'No' } as const;
export type ChangeDecision = keyof typeof changeDecisions;

/** conditions/confirm-update */
export interface DecisionForm {
  decision: ChangeDecision;
  comment?: string | undefined;
}

const MAX_REASON_LENGTH = 1_000;

const isReasoned: Rule<string, DecisionForm> = (comment, values) =>
  values.decision === 'NO' && (comment ?? '').trim() === '' ? 'Tell us why not' : undefined;

/** "No" requires a reason. */
export const validateDecision = validator<DecisionForm>({
  decision: [
    required('Choose your answer'),
    oneOf(Object.keys(changeDecisions), 'Choose your answer'),
  ],
  comment: [
    isReasoned,
    maxLength(MAX_REASON_LENGTH, `Must be at most ${MAX_REASON_LENGTH} characters`),
  ],
});
