import type { DecisionNotice } from '#store/application/decision/notice.ts';
import { formatDeadline } from '#store/format/dates.ts';
import { isRealDate } from '#store/format/isoDate.ts';
import { dayIn } from '#store/geography/timeZones.ts';

export const isIneligible = ({
  action,
  declineReason,
}: Readonly<Pick<DecisionNotice, 'action' | 'declineReason'>>): boolean =>
  action === 'INELIGIBLE' || declineReason === 'INELIGIBLE';

/**
 * An ineligible borrower is ineligible for any amount (F-09, 8.5), and a credit score is too low for any; a counteroffer
 * is taken instead.
 */
export const canAskForLess = (notice: Readonly<DecisionNotice>): boolean =>
  notice.counteroffer === null && notice.declineReason !== 'CREDIT' && !isIneligible(notice);

/** A freeze is a cause of a decline by credit alone, and only where no bureau gave a score. */
export const mayBeFrozen = ({ declineReason, scoreUsed }: Readonly<DecisionNotice>): boolean =>
  declineReason === 'CREDIT' && scoreUsed === null;

/** When another application makes sense. */
export interface ApplyAgain {
  text: string;
  /** The day to keep in a calendar, `yyyy-MM-dd`. */
  day: string | null;
  /** A new application can be started. */
  canStart: boolean;
}

/** The ineligibilities without an end of their own, by the codes of their reasons (8.1). */
const untilChanged = new Map<string, ApplyAgain>([
  [
    'LISTED_FOR_SALE',
    {
      text: 'You can apply again when your home is no longer listed for sale.',
      day: null,
      canStart: true,
    },
  ],
  [
    'STATE',
    {
      text: "We don't lend where your home is yet. You can apply again when we do, or with another home.",
      day: null,
      canStart: true,
    },
  ],
]);

const anyTime: ApplyAgain = {
  text: 'You can apply again at any time. Wait until what stopped it has changed.',
  day: null,
  canStart: true,
};

/** By the end of the reason where it has one (90 days, Texas 12 months), else by the reason. */
export function applyAgain(
  { endsOn, reasons }: Readonly<Pick<DecisionNotice, 'endsOn' | 'reasons'>>,
  zone: string,
  today: string | null,
): ApplyAgain {
  if (endsOn === null) {
    const known = reasons.map(({ code }) => untilChanged.get(code));
    return known.find((one) => one !== undefined) ?? anyTime;
  }
  const day = isRealDate(endsOn) ? endsOn : dayIn(Date.parse(endsOn), zone);
  if (today !== null && today >= day)
    return {
      text: 'The reason has ended. You can apply again.',
      day: null,
      canStart: true,
    };
  return {
    text: `You can apply again from ${formatDeadline(endsOn, zone)}.`,
    day,
    canStart: false,
  };
}
