import type { ApplicationScreenId } from '#store/application/core/screens.ts';
import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';

const declineScreens = new Map<string, ApplicationScreenId>([
  ['CREDIT', 'errorCredit'],
  ['INCOME', 'errorIncome'],
]);

/** Returns the generic page for an unknown reason. */
export const declineScreen = (reason: string | null): ApplicationScreenId =>
  declineScreens.get(reason ?? '') ?? 'errorDecline';

/** Whether the decision or the status is a decline (STATUS-06, A-45). */
export const isDeclined = ({
  checklistStatus,
  uwDecision,
}: Readonly<Pick<ApplicationStatus, 'checklistStatus' | 'uwDecision'>>): boolean =>
  checklistStatus === 'DECLINED' || uwDecision === 'DECLINE' || uwDecision === 'INELIGIBLE';

/** Sub-decisions that don't wait for an underwriter (8.2). */
const otherReviews = new Set(['CREDIT_FROZEN', 'BPO_PENDING']);

/** Whether an underwriter is reviewing the application (screens.md, review-app/uw). */
export const isInUnderwriting = ({
  uwDecision,
  uwSubDecision,
}: Readonly<Pick<ApplicationStatus, 'uwDecision' | 'uwSubDecision'>>): boolean =>
  uwDecision === 'REVIEW' && !otherReviews.has(uwSubDecision ?? '');

/** T-31 */
export const adverseActionText = (agency: string): string =>
  `We send a written notice within 30 days with the main reasons, or your right to ask for them within 60 days. The law that covers this is the Equal Credit Opportunity Act; the agency is ${agency}.`;

export function needsHardCreditConsent({
  uwDecision,
  uwSubDecision,
  consents,
  assetDepletion,
}: Readonly<ApplicationStatus>): boolean {
  const isMatched = uwDecision === 'FINAL' && uwSubDecision === 'VERIFIED_INCOME_MATCHED_OFFER'; // APP-04
  const isHeld = consents.some(({ type }) => type === 'HARD_CREDIT'); // APP-02
  const isDecided = assetDepletion.complete && uwDecision !== null; // APP-03, A-50
  return !isMatched && (isHeld || isDecided);
}
