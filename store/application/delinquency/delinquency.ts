import type { Upload } from '#store/application/uploads/slice.ts';
import { groupMistake } from '#store/application/uploads/uploads.ts';
import { maxLength, oneOf, required, validator, type RuleTable } from '#store/validation.ts';

import { lateAnswers, type LateAnswer } from './codes.ts';

/** A late payment on the credit report. Dollars. */
export interface LateItem {
  uuid: string;
  creditor: string;
  type: string;
  lastFour: string | null;
  monthsLate: number;
  pastDue: number;
  reportedOn: string | null;
  /** The borrower's answer, or null before it. */
  stated: { answer: LateAnswer; explanation: string | null } | null;
}

export interface Delinquency {
  items: LateItem[];
}

export interface LateItemForm {
  answer: LateAnswer;
  explanation?: string | undefined;
}

export interface DelinquencyForm {
  items: Partial<LateItemForm>[];
}

/** The answers for the lender. Each payment that was made comes with proof. */
export interface DelinquencyAnswer {
  items: { liabilityUuid: string; answer: LateAnswer; explanation: string | null }[];
}

const REQUIRED = 'Required';

const rulesOf = ({ answer }: Readonly<Partial<LateItemForm>>): RuleTable<LateItemForm> => ({
  answer: [required(REQUIRED), oneOf(Object.keys(lateAnswers), REQUIRED)],
  explanation: [
    ...(answer === 'PAST_DUE' ? [required(REQUIRED)] : []),
    maxLength(1_000, 'Must be at most 1000 characters'),
  ],
});

/** Validates each item. A payment that is still late needs an explanation. */
export const delinquencyValidator =
  (count: number) =>
  ({ items = [] }: Readonly<Partial<DelinquencyForm>>) => {
    const mistakes = Array.from({ length: count }, (_none, index) => {
      const form = items[index] ?? {};
      return validator<LateItemForm>(rulesOf(form))(form);
    });
    return mistakes.some((one) => Object.keys(one).length > 0) ? { items: mistakes } : {};
  };

export const paidCount = ({ items = [] }: Readonly<Partial<DelinquencyForm>>): number =>
  items.filter(({ answer }) => answer === 'CURRENT').length;

/** Also validates the files: each payment that was made needs proof. */
export function latePaymentsValidator(count: number, files: readonly Upload[]) {
  const validate = delinquencyValidator(count);
  return (
    values: Readonly<Partial<DelinquencyForm>>,
  ): ReturnType<typeof validate> & { paymentProof?: string } => {
    const paid = paidCount(values);
    return { ...validate(values), ...(paid > 0 && groupMistake(files, 'paymentProof', paid)) };
  };
}

/** Returns the answers of a valid form. */
export const delinquencyAnswer = (
  values: Readonly<DelinquencyForm>,
  items: readonly LateItem[],
): DelinquencyAnswer => ({
  items: items.map(({ uuid }, index) => {
    const { answer = 'NOT_MINE', explanation } = values.items[index] ?? {};
    return { liabilityUuid: uuid, answer, explanation: explanation?.trim() || null };
  }),
});

/** Returns the earlier answers, which the borrower can change. */
export const startingItems = (items: readonly LateItem[]): DelinquencyForm => ({
  items: items.map(({ stated }) => ({
    ...(stated && { answer: stated.answer, explanation: stated.explanation ?? undefined }),
  })),
});

export const isAnswered = ({ items }: Readonly<Delinquency>): boolean =>
  items.length > 0 && items.every(({ stated }) => stated !== null);
