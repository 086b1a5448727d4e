import { DateTime } from 'luxon';

import { notaryAt } from '#server/sandbox/data/notaries.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { texasWait } from '#server/sandbox/lender/funding/fundingEvents.ts';
import { isBankingDay } from '#store/application/funding/businessDays.ts';
import { meetingPlaces, type MeetingPlace } from '#store/application/notary/notary.ts';
import { IN_PERSON_FEE } from '#store/application/notary/inPersonFee.ts';
import { meetingPlacesFor } from '#store/application/notary/stateRules.ts';
import { zoneOfZip } from '#store/application/notary/times.ts';
import { addDays } from '#store/format/isoDate.ts';
import { dayAt } from '#store/geography/timeZones.ts';

const BUSINESS_DAYS = 10;
const FIRST_HOUR = 9;
const LAST_HOUR = 18;
/** Longer than ten business days with any holidays. */
const MAX_DAYS = 30;

/** The times of 9.4. */
export const TAKEN_TIME = '10:00';
export const SHORT_HOLD_TIME = '12:30';

const NEXT_SLOTS = 3;

export interface Slot {
  readonly day: string;
  /** `HH:mm` */
  readonly time: string;
  readonly place: MeetingPlace;
  readonly zip: string;
}

/** The id contains everything about a time, so the lender only stores taken times. */
const idOf = ({ day, time, place, zip }: Slot) => `${day}_${time}_${place}_${zip}`;

/** Returns the first legal day: tomorrow, or later in Texas. */
export function earliestDay(application: ApplicationRecord, now: number): string {
  const tomorrow = addDays(dayAt(now, application.property), 1) ?? '';
  const legal = texasWait(application)?.firstDay ?? tomorrow;
  return legal > tomorrow ? legal : tomorrow;
}

function workdays(first: string): string[] {
  const days: string[] = [];
  for (let ahead = 0; ahead < MAX_DAYS && days.length < BUSINESS_DAYS; ahead += 1) {
    const day = addDays(first, ahead);
    if (day !== null && isBankingDay(day)) days.push(day);
  }
  return days;
}

const times = Array.from({ length: (LAST_HOUR - FIRST_HOUR) * 2 }, (_, index) => {
  const hour = FIRST_HOUR + Math.floor(index / 2);
  return `${String(hour).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`;
});

const zoneOf = (application: ApplicationRecord, zip: string) =>
  zoneOfZip(zip, application.property.state);

const startOf = (application: ApplicationRecord, { day, time, zip }: Slot) =>
  DateTime.fromISO(`${day}T${time}`, { zone: zoneOf(application, zip) })
    .toUTC()
    .toISO({ suppressMilliseconds: true }) ?? '';

/** Returns the free times between two days (12.9). */
export function freeSlots(
  application: ApplicationRecord,
  { from, to, place, zip }: { from: string; to: string; place: MeetingPlace; zip: string },
  now: number,
) {
  if (!meetingPlacesFor(application.property).includes(place)) return [];
  const taken = new Set(application.notary.taken);
  return workdays(earliestDay(application, now))
    .filter((day) => day >= from && day <= to)
    .flatMap((day) => times.map((time): Slot => ({ day, time, place, zip })))
    .filter((slot) => !taken.has(idOf(slot)))
    .map((slot) => ({
      uuid: idOf(slot),
      start: startOf(application, slot),
      place,
      notaryName: notaryAt(Number(slot.time.slice(0, 2))).name,
    }));
}

/** Returns the first free times at the property's own ZIP code. */
export function nextSlots(application: ApplicationRecord, now: number) {
  const from = earliestDay(application, now);
  const to = addDays(from, MAX_DAYS) ?? from;
  const [place = 'NOTARY_OFFICE'] = meetingPlacesFor(application.property);
  const zip = application.property.zip.slice(0, 5);
  return freeSlots(application, { from, to, place, zip }, now).slice(0, NEXT_SLOTS);
}

/** Returns the free time of an id, or null if it was never offered. */
export function slotOf(application: ApplicationRecord, id: string, now: number): Slot | null {
  const [day = '', time = '', ...rest] = id.split('_');
  const zip = rest.at(-1) ?? '';
  const place = Object.keys(meetingPlaces).find((one) => one === rest.slice(0, -1).join('_'));
  if (place === undefined) return null;
  const slot = { day, time, place: place as MeetingPlace, zip };
  const offered = freeSlots(application, { from: day, to: day, place: slot.place, zip }, now);
  return offered.some(({ uuid }) => uuid === id) ? slot : null;
}

const OFFICES: Readonly<Record<Exclude<MeetingPlace, 'HOME'>, string>> = {
  NOTARY_OFFICE: '12 Sample Court',
  TITLE_OFFICE: '40 Sample Exchange',
  ATTORNEY_OFFICE: '7 Sample Chambers',
  LENDER_OFFICE: '1 Sample Plaza',
};

/** Returns where, when and with whom a meeting is. */
export function meetingAt(application: ApplicationRecord, slot: Slot) {
  const { street1, city, state } = application.property;
  const street = slot.place === 'HOME' ? street1 : OFFICES[slot.place];
  const { name, commission } = notaryAt(Number(slot.time.slice(0, 2)));
  return {
    start: startOf(application, slot),
    place: slot.place,
    timeZone: zoneOf(application, slot.zip),
    address: `${street}, ${city}, ${state} ${slot.zip}`,
    fee: IN_PERSON_FEE,
    notary: { name, commission },
  };
}
