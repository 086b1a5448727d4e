import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { statusAnswer } from '#server/sandbox/lender/application/answers.ts';
import { earliestDay, nextSlots } from '#server/sandbox/lender/notary/slots.ts';
import { isTexasHome } from '#server/sandbox/lender/offers/borrowingCapacity.ts';
import { latest } from '#store/application/funding/waitingPeriods.ts';
import { moneyDates, type DayRange } from '#store/application/status/moneyDates.ts';
import { withStatusDefaults } from '#store/application/core/applicationStatus.ts';
import { countedFrom } from '#store/application/status/expectedDay.ts';
import { dayAt, timeZoneOf } from '#store/geography/timeZones.ts';

import { rescissionOf, texasDay } from './fundingEvents.ts';

/** Whether debts are paid from the line. */
export const hasDebts = ({ liabilities }: ApplicationRecord): boolean =>
  liabilities.some(({ payOff }) => Boolean(payOff?.status));

/** Returns the day of the appointment, or the first day on which a notary has time. */
function meetingDay(application: ApplicationRecord, now: number): string {
  const start = application.notary.appointment?.start ?? nextSlots(application, now)[0]?.start;
  return start === undefined
    ? earliestDay(application, now)
    : dayAt(Date.parse(start), application.property);
}

/** Returns the days on which the money is sent, or null if unknown. */
export function moneyDatesOf(application: ApplicationRecord, now: number): DayRange | null {
  const status = withStatusDefaults(statusAnswer(application));
  const { applies, endsOn } = rescissionOf(application);
  const { property } = application;
  return moneyDates(status, {
    since: countedFrom(status, timeZoneOf(property), dayAt(now, property)),
    hasRightToCancel: applies,
    cancelUntil: endsOn,
    signingDay: latest([
      isTexasHome(application) ? texasDay(application) : null,
      status.checklistStatus === 'MANUAL_DEED_SIGNING' ? meetingDay(application, now) : null,
    ]),
    hasDebts: hasDebts(application),
  });
}
