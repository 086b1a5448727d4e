import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { statusAnswer } from '#server/sandbox/lender/application/answers.ts';
import { earliestDay, nextSlots } from '#server/sandbox/lender/notary/slots.ts';
import { isTexasHome } from '#server/sandbox/lender/offers/borrowingCapacity.ts';
import { latest } from '#store/application/funding/waitingPeriods.ts';
import { meetingDay, moneyDates, type DayRange } from '#store/application/status/moneyDates.ts';
import { withStatusDefaults } from '#store/application/core/applicationStatus.ts';
import { countedFrom } from '#store/application/status/expectedDay.ts';
import { dayIn, timeZoneOf } from '#store/geography/timeZones.ts';

import { rescissionOf, texasDay } from './fundingEvents.ts';

/** Whether debts are paid from the line. */
export const hasDebts = ({ liabilities }: ApplicationRecord): boolean =>
  liabilities.some(({ payOff }) => Boolean(payOff?.status));

/** What the notary's calls answer about the time. */
const bookingOf = (application: ApplicationRecord, now: number) => ({
  appointment: application.notary.appointment,
  earliestDate: earliestDay(application, now),
  nextSlots: nextSlots(application, now),
});

/** Returns the days on which the money is sent, or null if unknown. */
export function moneyDatesOf(application: ApplicationRecord, now: number): DayRange | null {
  const status = withStatusDefaults(statusAnswer(application));
  const { applies, endsOn } = rescissionOf(application);
  const zone = timeZoneOf(application.property);
  return moneyDates(status, {
    since: countedFrom(status, zone, dayIn(now, zone)),
    hasRightToCancel: applies,
    cancelUntil: endsOn,
    signingDay: latest([
      isTexasHome(application) ? texasDay(application) : null,
      status.checklistStatus === 'MANUAL_DEED_SIGNING'
        ? meetingDay(bookingOf(application, now), zone)
        : null,
    ]),
    hasDebts: hasDebts(application),
  });
}
