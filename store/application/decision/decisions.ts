import type { ApplicationStatus } from '#store/application/status/status.ts';

const declineScreens = new Map([
  ['CREDIT', 'error/credit'],
  ['INCOME', 'error/income'],
]);

/** The decline page that fits the reason; without one, or with any other, the generic page. */
export const declineScreen = (reason: string | null): string =>
  declineScreens.get(reason ?? '') ?? 'error/decline';

/** Whether the lender said no, in its decision or by where the application stands (STATUS-06, A-45). */
export const isDeclined = ({
  checklistStatus,
  uwDecision,
}: Readonly<Pick<ApplicationStatus, 'checklistStatus' | 'uwDecision'>>): boolean =>
  checklistStatus === 'DECLINED' || uwDecision === 'DECLINE' || uwDecision === 'INELIGIBLE';

/** Decisions that wait for something else than a person at the lender (8.2). */
const otherReviews = new Set(['CREDIT_FROZEN', 'BPO_PENDING']);

/** Whether a person at the lender is reading the file (screens.md, review-app/uw). */
export const isReviewed = ({
  uwDecision,
  uwSubDecision,
}: Readonly<Pick<ApplicationStatus, 'uwDecision' | 'uwSubDecision'>>): boolean =>
  uwDecision === 'REVIEW' && !otherReviews.has(uwSubDecision ?? '');

/** T-31: what the law says about a written answer. */
export const writtenAnswerText = (agency: string): string =>
  `We send a written notice within 30 days with the main reasons, or your right to ask for them within 60 days. The law that covers this is the Equal Credit Opportunity Act; the agency is ${agency}.`;

/** Whether the consent to the hard credit check is asked for. */
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
