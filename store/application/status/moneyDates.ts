import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';
import type { ChecklistStatus } from '#store/application/core/checklistStatus.ts';
import { stageOfStatus } from './phases.ts';
import { actorOf, usualDays } from './statusTexts.ts';

import { addCountedDays, isBankingDay } from '#store/application/funding/businessDays.ts';
import { FUNDING_STOPPED } from '#store/application/funding/timeline.ts';
import { latest, rescissionEnds } from '#store/application/funding/waitingPeriods.ts';
import { isCancelledByNotary, type NotaryBooking } from '#store/application/notary/notary.ts';
import { dayIn } from '#store/geography/timeZones.ts';

/** Days as yyyy-MM-dd, including the last. */
export interface DayRange {
  from: string;
  to: string;
}

export interface MoneyFacts {
  /** The day on which the status began. Today while the borrower acts. */
  since: string;
  /** True only for a primary home. */
  hasRightToCancel: boolean;
  /** The end of the right to cancel, or null until all events have happened. */
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

/** Index of "Select Offer". Nothing can be counted before it ends. */
const OFFERS = 1;

const isOnTheWay = (status: Status) =>
  (stageOfStatus(status) ?? OFFERS) > OFFERS && status.checklistStatus !== 'COMPLETE';

const daysOf = (status: Status): readonly [from: number, to: number] => usualDays(status) ?? [0, 0];

function statusesLeft(status: Status, hasDebts: boolean): Status[] {
  const at = afterCancelling.indexOf(status.checklistStatus);
  return afterCancelling
    .slice(Math.max(at, 0))
    .filter((name) => hasDebts || name !== 'DIRECT_DEBT_PAYOFF')
    .map((checklistStatus) => ({ ...status, checklistStatus }));
}

const isAfterCancelling = ({ checklistStatus }: Status) =>
  afterCancelling.includes(checklistStatus);

/** The day of the appointment, or the first day on which a notary has time. */
export function meetingDay(
  booking: Readonly<Pick<NotaryBooking, 'appointment' | 'earliestDate' | 'nextSlots'>>,
  zone: string,
): string | null {
  const { appointment, earliestDate, nextSlots } = booking;
  if (appointment !== null && !isCancelledByNotary(appointment))
    return dayIn(Date.parse(appointment.start), appointment.timeZone ?? zone);
  const free = nextSlots[0]?.start;
  return latest([earliestDate, free === undefined ? null : dayIn(Date.parse(free), zone)]);
}

/** Returns the day after which the county may record: the day of signing, or the end of the right to cancel. */
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
 * Estimates the days on which the money is sent, in banking days by the usual times of the statuses. Null before an
 * offer is chosen or if no estimate is possible.
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
