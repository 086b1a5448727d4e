import { randomInt } from 'node:crypto';

import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { hasWord } from '#server/sandbox/lender/application/magicWords.ts';
import { documentUuid } from '#server/sandbox/lender/documents/documentUuid.ts';
import { isPast } from '#server/sandbox/lender/status/stateTable.ts';
import { rescissionEnds } from '#store/application/funding/waitingPeriods.ts';
import {
  firstDayOf,
  visitDaysAfter,
  type Booking,
  type VisitTime,
  type VisitWindow,
} from '#store/application/appraisal/appraisal.ts';
import { addDays } from '#store/format/isoDate.ts';
import { dayAt } from '#store/geography/timeZones.ts';

export const TO_PAY = 'ONSITE_APPRAISAL_BORROWER_PAYMENT';
export const BOOKED = 'ONSITE_APPRAISAL_PENDING';

type Saved = NonNullable<ApplicationRecord['appraisal']>;

/** By home value, highest first. All are within $500 to $2,000. */
const fees: readonly (readonly [from: number, fee: number])[] = [
  [1_000_000, 1_200],
  [600_000, 750],
  [0, 550],
];

export const feeOf = ({ property }: ApplicationRecord) =>
  fees.find(([from]) => property.value >= from)?.[1] ?? 550;

/**
 * Our choice: the terms count as given a week earlier, so payments work in the sandbox. "Early" gives them the same
 * day.
 */
const EARLIER_DAYS = 7;

const onStreet = ({ property }: ApplicationRecord, word: string) => hasWord(property.street1, word);

/** Returns the third business day after the terms (facts §6). */
export function earliestPayment(application: ApplicationRecord): string | null {
  const given = dayAt(Date.parse(application.createdAt), application.property);
  const disclosed = onStreet(application, 'early') ? given : addDays(given, -EARLIER_DAYS);
  return disclosed === null ? null : rescissionEnds(disclosed);
}

/** Returns the first day that the windows count from. */
export const firstVisitDay = (application: ApplicationRecord, now: number) =>
  firstDayOf(dayAt(now, application.property), earliestPayment(application));

const hours: Readonly<Record<VisitTime, string>> = {
  MORNING: '09:00',
  AFTERNOON: '13:00',
  EVENING: '17:00',
};

const appointmentIn = ([first]: readonly VisitWindow[]) =>
  first ? `${first.day}T${hours[first.time]}:00.000` : null;

/** Returns a booking as on the happy path, for an application created after the payment (8.1). */
function sampleBooking(application: ApplicationRecord): Saved {
  const paidOn = dayAt(application.statusSince, application.property);
  const windows = visitDaysAfter(paidOn)
    .slice(0, 3)
    .map((day): VisitWindow => ({ day, time: 'MORNING' }));
  const { name, phoneNumber } = application.profile;
  return {
    contactName: `${name.firstName} ${name.lastName}`,
    contactPhone: phoneNumber,
    windows,
    visit: null,
    refusal: null,
    isCardRefused: false,
    appointment: appointmentIn(windows),
    receiptNumber: 'AP-100200',
    paidOn,
  };
}

const isBooked = ({ status }: ApplicationRecord) =>
  status.checklistStatus === BOOKED || isPast(status.checklistStatus, BOOKED);

/** Paid here, or created at the appointment after the payment. */
export const hasReceipt = ({ appraisal, status }: ApplicationRecord) =>
  Boolean(appraisal?.paidOn) || status.checklistStatus === BOOKED;

/** Returns the appraisal's answer (10.3). */
export function appraisalAnswer(application: ApplicationRecord) {
  const saved = application.appraisal;
  const shown = saved?.receiptNumber || !isBooked(application) ? saved : sampleBooking(application);
  return {
    fee: feeOf(application),
    earliestPaymentDate: earliestPayment(application),
    appointment: shown?.appointment ?? null,
    appraiserName: shown?.appointment ? 'Robin Underhill' : null,
    receiptNumber: shown?.receiptNumber ?? null,
    receiptDocumentUuid: hasReceipt(application)
      ? documentUuid(application, 'APPRAISAL_RECEIPT')
      : null,
    paidOn: shown?.paidOn ?? null,
    contactName: shown?.contactName ?? null,
    contactPhone: shown?.contactPhone ?? null,
    windows: shown?.windows ?? [],
    refusal: shown?.refusal ?? null,
  };
}

/** Returns the application with the unpaid booking. */
export const withBooking = (
  application: ApplicationRecord,
  booking: Booking,
  visit: string,
): ApplicationRecord => ({
  ...application,
  appraisal: {
    ...booking,
    visit,
    refusal: null,
    isCardRefused: application.appraisal?.isCardRefused ?? false,
    appointment: null,
    receiptNumber: null,
    paidOn: null,
  },
});

/** Whether the partner refuses the card. "Declinecard" refuses the first one (9.3). */
export const isCardRefused = (application: ApplicationRecord) =>
  onStreet(application, 'declinecard') && application.appraisal?.isCardRefused !== true;

const changed = (application: ApplicationRecord, change: Partial<Saved>): ApplicationRecord => ({
  ...application,
  appraisal: { ...(application.appraisal ?? sampleBooking(application)), ...change },
});

/** Ends the payment without a charge, with a reason, or null if the borrower left the page. */
export const withRefusal = (application: ApplicationRecord, refusal: string | null) =>
  changed(application, {
    visit: null,
    refusal,
    isCardRefused: refusal !== null || application.appraisal?.isCardRefused === true,
  });

export const withPayment = (application: ApplicationRecord, now: number) =>
  changed(application, {
    visit: null,
    refusal: null,
    appointment: appointmentIn(application.appraisal?.windows ?? []),
    receiptNumber: `AP-${randomInt(100_000, 999_999)}`,
    paidOn: dayAt(now, application.property),
  });

export const withWindows = (application: ApplicationRecord, windows: VisitWindow[]) =>
  changed(application, { windows, appointment: appointmentIn(windows) });
