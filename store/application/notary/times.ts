import { clockTime } from '#store/format/clockTime.ts';
import { formatTimeIn } from '#store/format/dates.ts';
import { isZoneCertain } from '#store/geography/splitStates.ts';
import { isTimeZone, timeZoneOf } from '#store/geography/timeZones.ts';
import { usualStateOf } from '#store/geography/zip.ts';

import type { NotarySlot } from './notary.ts';

/** Returns the device's time zone, or the property's if the browser doesn't know its own zone. */
export function deviceZone(property: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : property;
}

/** Returns a ZIP code's zone, or the state's if the code is unknown. */
export const zoneOfZip = (zip: string, state: string | null): string =>
  timeZoneOf({ state: usualStateOf(zip) ?? state, zip });

/** Returns the zone, or null if it is uncertain. We don't show local times then. */
export const certainZoneOfZip = (zip: string, state: string | null): string | null =>
  isZoneCertain(usualStateOf(zip) ?? state, zip) ? zoneOfZip(zip, state) : null;

function partsOf(iso: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, ...options }).formatToParts(
    new Date(iso),
  );
  return (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
}

const isMoment = (iso: string) => !Number.isNaN(Date.parse(iso));

/** "9:30 AM", or empty if the text isn't a time. */
export const timeIn = (iso: string, timeZone: string): string => {
  if (!isMoment(iso)) return '';
  const part = partsOf(iso, timeZone, { hour: 'numeric', minute: '2-digit' });
  return `${part('hour')}:${part('minute')} ${part('dayPeriod')}`;
};

/** "EST". Depends on the time because of daylight saving time. */
export const zoneNameAt = (iso: string, timeZone: string): string =>
  isMoment(iso) ? partsOf(iso, timeZone, { timeZoneName: 'short' })('timeZoneName') : '';

/** Returns the day (yyyy-MM-dd) of a time in a zone. */
export const slotDay = (iso: string, timeZone: string): string => {
  if (!isMoment(iso)) return '';
  const part = partsOf(iso, timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' });
  return `${part('year')}-${part('month')}-${part('day')}`;
};

const differ = (iso: string, one: string, other: string) =>
  timeIn(iso, one) !== timeIn(iso, other) || slotDay(iso, one) !== slotDay(iso, other);

/** "9:30 AM EST", with the local time of the meeting if it differs: "9:30 AM EST (8:30 AM CST there)". */
export function timeHereAndThere(iso: string, here: string, there: string): string {
  const own = `${timeIn(iso, here)} ${zoneNameAt(iso, here)}`;
  if (!differ(iso, here, there)) return own;
  return `${own} (${timeIn(iso, there)} ${zoneNameAt(iso, there)} there)`;
}

/** Groups free times by day in the borrower's zone, in order. */
export function slotsByDay(
  slots: readonly NotarySlot[],
  zone: string,
): { day: string; slots: NotarySlot[] }[] {
  const days = new Map<string, NotarySlot[]>();
  for (const slot of slots.toSorted((one, other) => one.start.localeCompare(other.start))) {
    const day = slotDay(slot.start, zone);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
}

/** Splits a day's times into before and after noon, in the borrower's zone. */
export const partsOfDay = (
  slots: readonly NotarySlot[],
  zone: string,
): { part: string; slots: NotarySlot[] }[] =>
  [
    { part: 'Morning', slots: slots.filter(({ start }) => timeIn(start, zone).endsWith('AM')) },
    { part: 'Afternoon', slots: slots.filter(({ start }) => timeIn(start, zone).endsWith('PM')) },
  ].filter((part) => part.slots.length > 0);

/** "Times are Eastern.", with the zone's name. */
export const timesAreText = (iso: string, timeZone: string): string => {
  const name = isMoment(iso)
    ? partsOf(iso, timeZone, { timeZoneName: 'longGeneric' })('timeZoneName')
    : '';
  return `Times are ${name.replace(/ Time$/, '')}.`;
};

const PACIFIC = 'America/Los_Angeles';

/** "7:00 AM to 8:00 PM Pacific (10:00 AM to 11:00 PM your time)", or null on a day without hours. */
export function hoursToday(
  week: readonly { weekdayValue: number; startTime: string | null; endTime: string | null }[],
  now: number,
  here: string,
): string | null {
  const today = slotDay(new Date(now).toISOString(), PACIFIC);
  const date = new Date(`${today}T00:00:00Z`);
  const weekday = date.getUTCDay() === 0 ? 7 : date.getUTCDay();
  const day = week.find(({ weekdayValue }) => weekdayValue === weekday);
  if (!day?.startTime || !day.endTime) return null;
  const times = [day.startTime, day.endTime];
  const text = times.map(clockTime).join(' to ');
  const own = times
    .map((time) => formatTimeIn({ day: today, time, zone: PACIFIC }, here))
    .join(' to ');
  return own === text ? `${text} Pacific` : `${text} Pacific (${own} your time)`;
}
