import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { ConditionChanges } from '#server/sandbox/lender/conditions/conditionChanges.ts';
import type {
  ApplicationRecord,
  StatusRecord,
  ProgressRecord,
} from '#server/sandbox/lender/application/applicationRecord.ts';
import type { ChecklistStatus, KnownStatus } from '#store/application/core/checklistStatus.ts';
import { NO_ACCESS } from '#store/application/valuation/valuationTexts.ts';
import {
  isNamed,
  isOnStreet,
  type NameWord,
  type StreetWord,
} from '#server/sandbox/lender/application/magicWords.ts';

export interface Transition extends ConditionChanges {
  readonly to: ChecklistStatus;
  readonly status?: Partial<StatusRecord>;
  readonly progress?: Partial<ProgressRecord>;
  readonly application?: Partial<
    Pick<
      ApplicationRecord,
      | 'accountOpenedDate'
      | 'active'
      | 'liens'
      | 'revision'
      | 'employment'
      | 'incomeSources'
      | 'verifiedIncome'
      | 'isReserveLimited'
      | 'idCheck'
    >
  >;
}

/** A row of the state table (8.2). */
export interface StateRow {
  /** A: the borrower acts. W: a polled wait. H: a hold. E: the end. */
  readonly kind: 'A' | 'W' | 'H' | 'E';
  /** How long the lender takes at speed 1, or null until a control request. Missing if the borrower acts. */
  readonly seconds?: number | ((application: ApplicationRecord) => number | null);
  /** Instead of the seconds, the time at which it ends: that of the last signer. Null if not yet. */
  readonly endsAt?: (application: ApplicationRecord) => number | null;
  /** The transition at the end of the wait, and of "move along". */
  readonly next: (application: ApplicationRecord, lender: Lender) => Transition;
}

type Next = StateRow['next'] | KnownStatus;

const transitionOf = (next: Next): StateRow['next'] =>
  typeof next === 'string' ? () => ({ to: next }) : next;

export const step = (next: Next): StateRow => ({ kind: 'A', next: transitionOf(next) });

const lasting =
  (kind: 'W' | 'H') =>
  (seconds: StateRow['seconds'] & {}, next: Next): StateRow => ({
    kind,
    seconds,
    next: transitionOf(next),
  });

export const wait = lasting('W');
export const hold = lasting('H');

export const end: StateRow = { kind: 'E', next: ({ status }) => ({ to: status.checklistStatus }) };

/** Whether a once-only branch hasn't been taken. */
export const isFirstTime = ({ progress }: ApplicationRecord, branch: string) =>
  !progress.taken.includes(branch);

export const markTaken = (
  { progress }: ApplicationRecord,
  branch: string,
): Partial<ProgressRecord> => ({
  taken: [...progress.taken, branch],
});

/** Whether the last name has the word and its branch hasn't been taken. */
export const isNamedOnce = (application: ApplicationRecord, word: NameWord) =>
  isNamed(application, word) && isFirstTime(application, word);

/** Whether the street has the word and its branch hasn't been taken. */
export const isOnStreetOnce = (application: ApplicationRecord, word: StreetWord) =>
  isOnStreet(application, word) && isFirstTime(application, word);

/** The hold after a visit without access to the home. */
export const noAccess = {
  reason: NO_ACCESS,
  actor: 'BORROWER',
  since: null,
  expectedBy: null,
  detail: null,
  conditionUuids: [],
};
