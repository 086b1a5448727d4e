import { calendarMoment, calendarText, escapeCalendarText } from '#store/format/calendarText.ts';

/** Returns a calendar file with the day on which the borrower can apply again, as an all-day event. */
export const applyAgainFile = (
  day: string,
  { uid, lender, address, now }: { uid: string; lender: string; address: string; now: number },
): string =>
  calendarText('Decision', [
    `UID:${uid}`,
    `DTSTAMP:${calendarMoment(now)}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escapeCalendarText(`You can apply again with ${lender}`)}`,
    `URL:${address}`,
  ]);
