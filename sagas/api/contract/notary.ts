import * as v from 'valibot';

import { attendances, meetingPlaces, notaryModes } from '#store/application/notary/notary.ts';

import { WireStatus } from './application.ts';
import {
  Day,
  IsoDate,
  Moment,
  NotNegative,
  Text,
  YesNo,
  codeOf,
  listOf,
  upTo,
  Nothing,
} from './common.ts';
import { endpoint } from './endpoint.ts';
import { TimeOfDay } from './support.ts';

const BASE = '/service-notary/borrower/secure/api/v1/{uuid}';
const CHOSEN = 'The calls of the notary are not shown; screens.md 10.3.';

const Place = codeOf(meetingPlaces);
const short = upTo(100);
const note = v.nullish(upTo(500), null);

/** A moment that must be there. */
const Start = v.pipe(v.string(), v.isoTimestamp());

const Slot = v.object({ uuid: short, start: Start, place: Place, notaryName: Text });

const meeting = {
  start: Start,
  place: Place,
  timeZone: v.string(),
  address: Text,
  fee: v.nullish(NotNegative, 0),
  notary: v.nullish(v.object({ name: v.string(), commission: Text }), null),
};

export const WireAppointment = v.object({
  appointmentUuid: short,
  state: v.nullish(v.string(), 'BOOKED'),
  ...meeting,
});

export const WireHold = v.object({ holdUuid: short, expiresAt: Start, ...meeting });

export const readNotaryEligibility = endpoint({
  name: 'readNotaryEligibility',
  summary: 'How the deed may be signed: online, in person, from which day',
  method: 'GET',
  path: `${BASE}/eligibility`,
  chosen: CHOSEN,
  answer: v.object({
    online: v.object({ allowed: YesNo, reasonText: Text, source: Text, checkedOn: Day }),
    inPerson: v.object({
      allowed: YesNo,
      places: listOf(Place),
      fee: v.nullish(NotNegative, 0),
      earliestDate: Day,
    }),
    hours: v.object({
      isOpen: YesNo,
      week: listOf(
        v.object({
          weekdayValue: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
          startTime: TimeOfDay,
          endTime: TimeOfDay,
        }),
      ),
    }),
    idRules: listOf(v.string()),
    waitingPeriod: v.nullish(
      v.object({ days: NotNegative, noticeOn: IsoDate, appliedOn: IsoDate, firstDay: IsoDate }),
      null,
    ),
    otherSigners: listOf(v.object({ firstName: v.string(), state: v.string() })),
  }),
});

export const chooseNotaryMode = endpoint({
  name: 'chooseNotaryMode',
  summary: 'Chooses to meet the notary online or in person',
  method: 'POST',
  path: `${BASE}/mode`,
  chosen: CHOSEN,
  body: v.object({ mode: codeOf(notaryModes) }),
  answer: WireStatus,
});

export const readNotarySlots = endpoint({
  name: 'readNotarySlots',
  summary: 'The free times of the notaries from one day to another',
  method: 'GET',
  path: `${BASE}/slots`,
  chosen: CHOSEN,
  query: v.object({ from: IsoDate, to: IsoDate, place: Place, zip: upTo(5) }),
  answer: listOf(Slot),
});

export const holdNotarySlot = endpoint({
  name: 'holdNotarySlot',
  summary: 'Keeps a free time for some minutes',
  method: 'POST',
  path: `${BASE}/holds`,
  chosen: CHOSEN,
  body: v.object({ slotUuid: short }),
  answer: v.object({ holdUuid: short, expiresAt: Moment }),
});

export const readNotaryBooking = endpoint({
  name: 'readNotaryBooking',
  summary: 'The time that is kept, the appointment, and the next free times',
  method: 'GET',
  path: `${BASE}/appointments`,
  chosen: CHOSEN,
  answer: v.object({
    hold: v.nullish(WireHold, null),
    appointment: v.nullish(WireAppointment, null),
    places: listOf(Place),
    earliestDate: Day,
    nextSlots: listOf(Slot),
    nextSlotsZone: Text,
  }),
});

export const bookNotary = endpoint({
  name: 'bookNotary',
  summary: 'Books the time that is kept',
  method: 'POST',
  path: `${BASE}/appointments`,
  chosen: CHOSEN,
  body: v.object({
    holdUuid: short,
    phoneNumber: upTo(20),
    attendees: codeOf(attendances),
    accessNote: note,
    assistance: note,
  }),
  answer: v.object({ ...WireStatus.entries, ...WireAppointment.entries }),
});

export const moveAppointment = endpoint({
  name: 'moveAppointment',
  summary: 'Moves the appointment to another free time',
  method: 'PUT',
  path: `${BASE}/appointments/{appointmentUuid}`,
  chosen: CHOSEN,
  body: v.object({ slotUuid: short }),
  answer: WireAppointment,
});

export const cancelAppointment = endpoint({
  name: 'cancelAppointment',
  summary: 'Cancels the appointment',
  method: 'DELETE',
  path: `${BASE}/appointments/{appointmentUuid}`,
  chosen: CHOSEN,
  answer: Nothing,
  success: 204,
});
