import type { ApplicationStatus } from './status.ts';

/** Whether it is the full report that a bureau holds back, which the borrower agreed to with the offer. */
export const isHardCheckHeld = ({
  checklistStatus,
}: Readonly<Pick<ApplicationStatus, 'checklistStatus'>>): boolean =>
  checklistStatus === 'HARD_CREDIT_LOCKED' || checklistStatus === 'HARD_CREDIT_FROZEN';

/** How many to-do items hold the closing documents up. */
export const holdingConditions = ({
  checklistStatus,
  openConditions,
}: Readonly<Pick<ApplicationStatus, 'checklistStatus' | 'openConditions'>>): number =>
  checklistStatus === 'GEN_CLOSING_DISCLOSURE' ? openConditions : 0;

/** Words with the brand's phone number between the two parts; one part where no number is named. */
export type Advice = readonly [words: string] | readonly [before: string, after: string];

/** What a person can do about a stall that has a cause of its own; null where waiting is all (error/timeout). */
export function stallAdvice(
  { checklistStatus }: Readonly<Pick<ApplicationStatus, 'checklistStatus'>>,
  hasPhone: boolean,
): Advice | null {
  switch (checklistStatus) {
    case 'CREDIT_MINOR': {
      const reason =
        ' and have a government ID at hand. It shows your date of birth, and the bureau can mend its record.';
      return hasPhone ? ['Call us at ', reason] : [`Call us${reason}`];
    }
    case 'CREDIT_DATA_MISSING_OR_INVALID':
      return [
        'Check that your name, birth date and address are as the bureaus have them. If one is not, call us.',
      ];
    case 'FACTA_REVIEW': {
      const call = 'We call the phone number that you left with the bureau for the alert.';
      return hasPhone
        ? [`${call} The call comes from `, '. Please answer.']
        : [`${call} Please answer.`];
    }
    default:
      return null;
  }
}
