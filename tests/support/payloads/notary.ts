import fc from 'fast-check';

import type * as notaryActions from '#store/application/notary/actions.ts';
import type {
  NotaryBooking,
  NotaryEligibility,
  NotarySlots,
} from '#store/application/notary/notary.ts';
import type { NotarySession } from '#store/application/notary/session.ts';
import type * as notary from '#store/application/notary/slice.ts';

import {
  amount,
  code,
  date,
  few,
  id,
  nothing,
  orNull,
  personal,
  phone,
  state,
  time,
  zip,
  type PayloadsOf,
} from './arbitrary.ts';

const yes = fc.boolean();
const place = fc.constantFrom('HOME' as const, 'TITLE_OFFICE' as const);

const devices = fc.record({
  camera: yes,
  microphone: yes,
  sound: yes,
  connection: yes,
  browser: yes,
});

const slots = few(fc.record({ uuid: id, start: time, place, notaryName: orNull(personal) }));

const meeting = {
  start: time,
  place,
  timeZone: personal,
  address: orNull(personal),
  fee: amount,
  notary: orNull(fc.record({ name: personal, commission: orNull(personal) })),
};

const eligibility: fc.Arbitrary<NotaryEligibility> = fc.record({
  online: fc.record({
    allowed: yes,
    reasonText: orNull(personal),
    source: orNull(personal),
    checkedOn: orNull(date),
  }),
  inPerson: fc.record({
    allowed: yes,
    places: few(place),
    fee: amount,
    earliestDate: orNull(date),
  }),
  hours: fc.record({
    isOpen: yes,
    week: few(
      fc.record({
        weekdayValue: fc.constantFrom(1, 7),
        startTime: orNull(personal),
        endTime: orNull(personal),
      }),
    ),
  }),
  idRules: few(personal),
  waitingPeriod: orNull(
    fc.record({ days: amount, noticeOn: date, appliedOn: date, firstDay: date }),
  ),
  otherSigners: few(fc.record({ firstName: personal, state: code })),
});

const booking: fc.Arbitrary<NotaryBooking> = fc.record({
  hold: orNull(fc.record({ holdUuid: id, expiresAt: time, ...meeting })),
  appointment: orNull(fc.record({ appointmentUuid: id, state: code, ...meeting })),
  places: few(place),
  earliestDate: orNull(date),
  nextSlots: slots,
  nextSlotsZone: orNull(personal),
});

const week: fc.Arbitrary<NotarySlots> = fc.record({ place, zip, from: date, slots });

const session: fc.Arbitrary<NotarySession> = fc.record({
  id,
  step: fc.constantFrom('DEVICE_CHECK' as const, 'QUESTIONS' as const, 'SESSION' as const),
  place: orNull(amount),
  waitMinutes: orNull(amount),
  questions: orNull(
    fc.record({
      items: few(fc.record({ uuid: id, text: personal, options: few(personal) })),
      answerBy: time,
    }),
  ),
  triesLeft: amount,
  notaryName: orNull(personal),
  caption: orNull(personal),
  messages: few(
    fc.record({ from: fc.constantFrom('YOU' as const, 'NOTARY' as const), text: personal }),
  ),
  deed: few(fc.record({ heading: personal, text: personal })),
  ended: orNull(fc.record({ code, reason: orNull(personal), rejoinBy: orNull(time) })),
});

/** What the screens of the notary load. */
export const notaryData = {
  notaryEligibility: eligibility,
  notaryBooking: booking,
  notarySlots: orNull(week),
  notarySession: orNull(session),
};

export const notaryIntentPayloads: PayloadsOf<typeof notaryActions> = {
  meetingInPersonChosen: nothing,
  notarySlotsRequested: fc.record({ place, zip, from: date }),
  notarySlotChosen: fc.record({ slotUuid: personal }),
  appointmentBooked: fc.record({
    holdUuid: personal,
    form: fc.record({
      phoneNumber: phone,
      attendees: fc.constantFrom('TOGETHER' as const, 'SEPARATE' as const),
      accessNote: personal,
      assistance: personal,
    }),
  }),
  appointmentCancelled: fc.record({ appointmentUuid: personal }),
  calendarFileRequested: nothing,
  notarySessionStarted: nothing,
  cameraShown: nothing,
  devicesSubmitted: devices,
  signingPlaceStated: fc.record({ state, isAlone: yes, present: personal, attested: yes }),
  questionsStarted: nothing,
  questionsAnswered: fc.record({ handles: few(id) }),
  notaryJoined: nothing,
  notaryMessageSent: fc.record({ text: personal }),
  deedSigned: nothing,
};

export const notaryPayloads: PayloadsOf<typeof notary> = {
  holdTimePassed: fc.record({ minutesLeft: orNull(fc.constantFrom(0, 1, 5)) }),
  questionTimePassed: fc.record({ secondsLeft: orNull(fc.constantFrom(0, 10, 60)) }),
  deviceCheckRequested: nothing,
  devicesReported: devices,
};
