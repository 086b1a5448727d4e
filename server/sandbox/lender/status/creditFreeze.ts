import type { KnownStatus } from '#store/application/core/checklistStatus.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import type { NameWord } from '#server/sandbox/lender/application/magicWords.ts';

import { isNamedOnce, markTaken, type Transition, type StateRow } from './state.ts';

/** The decision while the bureaus lock or freeze the credit file (9.2). */
export const creditFrozen = { uwDecision: 'REVIEW', uwSubDecision: 'CREDIT_FROZEN' } as const;

const RETRIES_UNTIL_CLEAR = 2;

export type FreezesByName = readonly (readonly [NameWord, KnownStatus])[];

/** Returns the frozen or locked status: by last name, until the second retry. */
export function creditFreeze(
  application: ApplicationRecord,
  freezes: FreezesByName,
): Transition | null {
  const { closedAs, creditRetries } = application.progress;
  const isActive = freezes.some(([, status]) => status === closedAs);
  if (closedAs !== null && isActive && creditRetries < RETRIES_UNTIL_CLEAR)
    return { to: closedAs, status: creditFrozen };
  const first = freezes.find(([word]) => isNamedOnce(application, word));
  if (!first) return null;
  const [word, status] = first;
  const progress = { ...markTaken(application, word), creditRetries: 0, closedAs: null };
  return { to: status, status: creditFrozen, progress };
}

/**
 * The borrower lifted the freeze, and the lender asks the bureaus again. A matching magic last name counts as used,
 * even if a control request set the status.
 */
export const askBureausAgain =
  (pull: KnownStatus, freezes: FreezesByName): StateRow['next'] =>
  (application) => {
    const { progress, status } = application;
    const isAgain = progress.closedAs === status.checklistStatus;
    const [word] = freezes.find(([, frozen]) => frozen === status.checklistStatus) ?? [];
    return {
      to: pull,
      progress: {
        ...(word && markTaken(application, word)),
        closedAs: status.checklistStatus,
        creditRetries: isAgain ? progress.creditRetries + 1 : 1,
      },
    };
  };
