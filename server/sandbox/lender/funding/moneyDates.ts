import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { statusAnswer } from '#server/sandbox/lender/application/answers.ts';
import { isTexasHome } from '#server/sandbox/lender/offers/borrowingCapacity.ts';
import { latest } from '#store/application/funding/waitingPeriods.ts';
import { moneyDates, type DayRange } from '#store/application/status/moneyDates.ts';
import { withStatusDefaults } from '#store/application/core/applicationStatus.ts';
import { actorOf } from '#store/application/status/statusTexts.ts';
import { dayAt } from '#store/geography/timeZones.ts';

import { rescissionOf, texasDay } from './fundingEvents.ts';

/** Whether debts are paid from the line. */
export const hasDebts = ({ liabilities }: ApplicationRecord): boolean =>
  liabilities.some(({ payOff }) => Boolean(payOff?.status));

/** Returns the days on which the money is sent, or null if unknown. */
export function moneyDatesOf(application: ApplicationRecord, now: number): DayRange | null {
  const status = withStatusDefaults(statusAnswer(application));
  const { applies, endsOn } = rescissionOf(application);
  const isBorrowers = actorOf(status) === 'borrower';
  const { appointment } = application.notary;
  return moneyDates(status, {
    since: dayAt(isBorrowers ? now : application.statusSince, application.property),
    hasRightToCancel: applies,
    cancelUntil: endsOn,
    signingDay: latest([
      isTexasHome(application) ? texasDay(application) : null,
      appointment && dayAt(Date.parse(appointment.start), application.property),
    ]),
    hasDebts: hasDebts(application),
  });
}
