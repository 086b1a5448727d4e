import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';

export const isHardPullFrozen = ({
  checklistStatus,
}: Readonly<Pick<ApplicationStatus, 'checklistStatus'>>): boolean =>
  checklistStatus === 'HARD_CREDIT_LOCKED' || checklistStatus === 'HARD_CREDIT_FROZEN';

export const blockingConditions = ({
  checklistStatus,
  openConditions,
}: Readonly<Pick<ApplicationStatus, 'checklistStatus' | 'openConditions'>>): number =>
  checklistStatus === 'GEN_CLOSING_DISCLOSURE' ? openConditions : 0;

/** With two parts, the brand's phone number goes in between. */
export type Advice = readonly [text: string] | readonly [before: string, after: string];

/** Says what the borrower can do on error/timeout, or null to wait. */
export function stallAdvice(
  { checklistStatus }: Readonly<Pick<ApplicationStatus, 'checklistStatus'>>,
  hasPhone: boolean,
): Advice | null {
  switch (checklistStatus) {
    case 'CREDIT_MINOR': {
      const reason =
        ' and have a government ID at hand. It shows your date of birth, and the bureau can correct its record.';
      return hasPhone ? ['Call us at ', reason] : [`Call us${reason}`];
    }
    case 'CREDIT_DATA_MISSING_OR_INVALID':
      return [
        "Check that your name, birth date and address match the bureaus' records. Call us if one doesn't.",
      ];
    case 'FACTA_REVIEW': {
      const call = "We'll call the phone number you left with the bureau for the alert.";
      return hasPhone
        ? [`${call} The call comes from `, '. Please answer.']
        : [`${call} Please answer.`];
    }
    default:
      return null;
  }
}
