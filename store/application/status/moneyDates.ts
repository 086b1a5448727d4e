import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';
import type { ChecklistStatus } from '#store/application/core/checklistStatus.ts';
import { stageOfStatus } from './phases.ts';
import { actorOf, usualDays } from './statusTexts.ts';

import { addCountedDays, isBankingDay } from '#store/application/funding/businessDays.ts';
import { FUNDING_STOPPED } from '#store/application/funding/timeline.ts';
import { latest, rescissionEnds } from '#store/application/funding/waitingPeriods.ts';

/** Days yyyy-MM-dd, the last one included. */
export interface DayRange {
  from: string;
  to: string;
}

/** What the date of the money depends on, besides the status. */
export interface MoneyFacts {
  /** The day on which the status began; today while the borrower acts. */
  since: string;
  /** Only on a primary home. */
  hasRightToCancel: boolean;
  /** The end of the right to cancel; null until every event has happened. */
  cancelUntil: string | null;
  /** The first day on which the borrower can sign; null where nothing delays it. */
  signingDay: string | null;
  /** Whether debts are paid from the line, before the money is sent. */
  hasDebts: boolean;
}

type Status = Readonly<ApplicationStatus>;

/** The statuses after the right to cancel, in order. */
const afterCancelling: readonly ChecklistStatus[] = [
  'RECORDING',
  'FUNDABLE',
  'FUNDING_DECISION',
  'DIRECT_DEBT_PAYOFF',
];

/** The stage "Select Offer": before its end there is nothing to count from. */
const OFFERS = 1;

/** Whether an offer is chosen, and the way does not end here. */
const isOnTheWay = (status: Status) =>
  (stageOfStatus(status) ?? OFFERS) > OFFERS && status.checklistStatus !== 'COMPLETE';

const daysOf = (status: Status): readonly [from: number, to: number] => usualDays(status) ?? [0, 0];

/** The statuses that are still to come after the right to cancel, with the current one. */
function statusesLeft(status: Status, hasDebts: boolean): Status[] {
  const at = afterCancelling.indexOf(status.checklistStatus);
  return afterCancelling
    .slice(Math.max(at, 0))
    .filter((name) => hasDebts || name !== 'DIRECT_DEBT_PAYOFF')
    .map((checklistStatus) => ({ ...status, checklistStatus }));
}

const isAfterCancelling = ({ checklistStatus }: Status) =>
  afterCancelling.includes(checklistStatus);

/** The day after which the county may record: of the signature, or of the end of the right to cancel. */
function recordingAfter(status: Status, facts: Readonly<MoneyFacts>, bound: 0 | 1): string | null {
  const { since, hasRightToCancel, cancelUntil, signingDay } = facts;
  if (isAfterCancelling(status)) return since;
  if (hasRightToCancel && cancelUntil !== null) return cancelUntil;
  const ready = addCountedDays(since, daysOf(status)[bound], isBankingDay);
  // The lender's own day of a wait is its end; where the borrower acts, it is a deadline.
  const waitEnds = actorOf(status) === 'borrower' ? null : (status.hold?.expectedBy ?? null);
  const signed = ready && latest([ready, waitEnds, signingDay]);
  return signed && hasRightToCancel ? rescissionEnds(signed) : signed;
}

/**
 * The days between which the money is sent, counted in bank days by the usual times of the statuses; null before an offer
 * is chosen, and where nothing can be said.
 */
export function moneyDates(status: Status, facts: Readonly<MoneyFacts>): DayRange | null {
  if (!isOnTheWay(status) || status.hold?.reason === FUNDING_STOPPED) return null;
  const left = statusesLeft(status, facts.hasDebts);
  const bound = (which: 0 | 1) => {
    const start = recordingAfter(status, facts, which);
    const days = left.reduce((sum, one) => sum + daysOf(one)[which], 0);
    return start && addCountedDays(start, days, isBankingDay);
  };
  const [from, to] = [bound(0), bound(1)];
  return from && to ? { from, to } : null;
}
