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
import { TimeZone } from './timeZone.ts';
import { TimeOfDay } from './support.ts';

const BASE = '/service-notary/borrower/secure/api/v1/{uuid}';

const Place = codeOf(meetingPlaces);
const short = upTo(100);
const note = v.nullish(upTo(500), null);

const Start = v.pipe(v.string(), v.isoTimestamp());

export const WireSlot = v.object({ uuid: short, start: Start, place: Place, notaryName: Text });

const meeting = {
  start: Start,
  place: Place,
  timeZone: TimeZone,
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
  method: 'GET',
  path: `${BASE}/eligibility`,
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
  method: 'POST',
  path: `${BASE}/mode`,
  body: v.object({ mode: codeOf(notaryModes) }),
  answer: WireStatus,
});

export const readNotarySlots = endpoint({
  name: 'readNotarySlots',
  method: 'GET',
  path: `${BASE}/slots`,
  query: v.object({ from: IsoDate, to: IsoDate, place: Place, zip: upTo(5) }),
  answer: listOf(WireSlot),
});

export const holdNotarySlot = endpoint({
  name: 'holdNotarySlot',
  method: 'POST',
  path: `${BASE}/holds`,
  body: v.object({ slotUuid: short }),
  answer: v.object({ holdUuid: short, expiresAt: Moment }),
});

export const readNotaryBooking = endpoint({
  name: 'readNotaryBooking',
  method: 'GET',
  path: `${BASE}/appointments`,
  answer: v.object({
    hold: v.nullish(WireHold, null),
    appointment: v.nullish(WireAppointment, null),
    places: listOf(Place),
    earliestDate: Day,
    nextSlots: listOf(WireSlot),
    nextSlotsZone: TimeZone,
  }),
});

export const bookNotary = endpoint({
  name: 'bookNotary',
  method: 'POST',
  path: `${BASE}/appointments`,
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
  method: 'PUT',
  path: `${BASE}/appointments/{appointmentUuid}`,
  body: v.object({ slotUuid: short }),
  answer: WireAppointment,
});

export const cancelAppointment = endpoint({
  name: 'cancelAppointment',
  method: 'DELETE',
  path: `${BASE}/appointments/{appointmentUuid}`,
  answer: Nothing,
  success: 204,
});
