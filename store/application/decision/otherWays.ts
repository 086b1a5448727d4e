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
 * Whether the borrower can ask for a smaller amount. Not if they are ineligible (F-09, 8.5) or have a low credit
 * score, which rules out any amount, or if there is a counteroffer.
 */
export const canAskForLess = (notice: Readonly<DecisionNotice>): boolean =>
  notice.counteroffer === null && notice.declineReason !== 'CREDIT' && !isIneligible(notice);

/** Whether a freeze may be the cause: only for credit declines in which no bureau gave a score. */
export const mayBeFrozen = ({ declineReason, scoreUsed }: Readonly<DecisionNotice>): boolean =>
  declineReason === 'CREDIT' && scoreUsed === null;

export interface ApplyAgain {
  text: string;
  /** The day to add to a calendar, `yyyy-MM-dd`. */
  day: string | null;
  canStart: boolean;
}

/** Ineligibilities without an end date, by reason code (8.1). */
const reapplyByReason = new Map<string, ApplyAgain>([
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

/** Uses the reason's end date if it has one (90 days, Texas 12 months), else the reason itself. */
export function applyAgain(
  { endsOn, reasons }: Readonly<Pick<DecisionNotice, 'endsOn' | 'reasons'>>,
  zone: string,
  today: string | null,
): ApplyAgain {
  if (endsOn === null) {
    const known = reasons.map(({ code }) => reapplyByReason.get(code));
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
